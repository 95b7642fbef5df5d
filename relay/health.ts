import type { Storage } from './storage/storage.ts'

/** Whether the relay does its work; `troubles` says in words why not. */
export interface Health {
  readonly status: 'ok' | 'failing'
  readonly troubles: readonly string[]
}

/** So long a result stands, ms: a probe writes to the disk. */
const STANDS_FOR = 2_000

/** Asks whether inquiries can be stored and mail gets out. */
export function createHealth(
  storage: Pick<Storage, 'figures' | 'probe'>,
  stuckMinutes: number,
  now: () => number = Date.now,
): () => Promise<Health> {
  let last: { readonly at: number; readonly result: Promise<Health> } | undefined

  async function examine(): Promise<Health> {
    const troubles: string[] = []
    try {
      await storage.probe()
    } catch {
      troubles.push('Nothing can be stored: look at the disk or the database.')
    }
    try {
      const { oldestTeamMail, parkedTeamMails } = await storage.figures()
      const waited = oldestTeamMail === undefined ? 0 : (now() - oldestTeamMail) / 60_000
      if (waited > stuckMinutes) {
        troubles.push(
          `An inquiry has been waiting for ${Math.round(waited)} minutes: look at the mail server, then "relay list --state waiting".`,
        )
      }
      if (parkedTeamMails > 0) {
        troubles.push(
          `${parkedTeamMails} ${parkedTeamMails === 1 ? 'inquiry was' : 'inquiries were'} given up: see "relay list --state parked", then "relay resend".`,
        )
      }
    } catch {
      troubles.push('Nothing can be read: look at the disk or the database.')
    }
    return { status: troubles.length === 0 ? 'ok' : 'failing', troubles }
  }

  return function health() {
    const at = performance.now()
    if (last === undefined || at - last.at > STANDS_FOR) last = { at, result: examine() }
    return last.result
  }
}
