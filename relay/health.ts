import type { Storage } from './storage/storage.ts'
import { within } from './within.ts'

/** Whether the relay does its work; `troubles` says in words why not. */
export interface Health {
  readonly status: 'ok' | 'failing'
  readonly troubles: readonly string[]
}

/** What goes wrong while the relay works. */
export type Incident = 'refused' | 'storage'

export interface HealthWatch {
  readonly examine: () => Promise<Health>
  /** Told of an inquiry refused because it could not be stored, and of errors while mails are handed over. */
  readonly note: (incident: Incident) => void
}

/** So long a result stands, ms: a probe writes to the disk. */
const STANDS_FOR = 2_000
/** So long an incident is told of, ms: monitoring that asks every minute sees it. */
const TOLD_FOR = 150_000
/** A storage that answers later is of no use, ms. */
const LIMIT = 5_000

const told: Readonly<Record<Incident, string>> = {
  refused: 'Inquiries were refused in the last minutes, for they could not be stored',
  storage: 'Mails could not be read or written in the last minutes',
}

/** Asks whether inquiries can be stored and mail gets out. */
export function createHealth(
  storage: Pick<Storage, 'figures' | 'probe'>,
  stuckMinutes: number,
  now: () => number = Date.now,
): HealthWatch {
  let last: { readonly at: number; readonly result: Promise<Health> } | undefined
  const incidents = new Map<Incident, number>()

  async function examine(): Promise<Health> {
    const troubles: string[] = []
    const [probe, figures] = await Promise.allSettled([
      within(LIMIT, storage.probe()),
      within(LIMIT, storage.figures()),
    ])
    if (probe.status === 'rejected') {
      troubles.push('Nothing can be stored: look at the disk or the database.')
    }
    if (figures.status === 'rejected') {
      troubles.push('Nothing can be read: look at the disk or the database.')
    } else {
      const { oldestTeamMail, parkedTeamMails } = figures.value
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
    }
    for (const [incident, at] of incidents) {
      if (performance.now() - at < TOLD_FOR) {
        troubles.push(`${told[incident]}: look at the log, the disk and the database.`)
      }
    }
    return { status: troubles.length === 0 ? 'ok' : 'failing', troubles }
  }

  return {
    examine: () => {
      const at = performance.now()
      if (last === undefined || at - last.at > STANDS_FOR) last = { at, result: examine() }
      return last.result
    },
    note: (incident) => {
      incidents.set(incident, performance.now())
      last = undefined
    },
  }
}
