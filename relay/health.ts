import type { Storage } from './storage/storage.ts'
import { within } from './within.ts'

/** Examines the relay for `/health` and records incidents. */
export type HealthWatch = ReturnType<typeof createHealth>

/** How long a result is cached, ms, because a probe writes to the disk. */
const CACHED_FOR = 2_000
/** How long an incident is reported, ms, so that monitoring with an interval of a minute sees it. */
const REPORTED_FOR = 150_000
/** Timeout of the storage, ms. */
const STORAGE_TIMEOUT = 5_000

/** The errors while the relay runs, in words. */
const incidentTexts = {
  refused: 'Inquiries were refused in the last minutes because they could not be stored',
  storage: 'Mails could not be read or written in the last minutes',
}
type Incident = keyof typeof incidentTexts

/** Checks whether inquiries can be stored and mails are delivered. */
export function createHealth(storage: Pick<Storage, 'figures' | 'probe'>, stuckMinutes: number) {
  let last: { readonly at: number; readonly result: ReturnType<typeof examine> } | undefined
  const incidents = new Map<Incident, number>()

  /** Whether the relay works. `troubles` are the problems in words. */
  async function examine() {
    const troubles: string[] = []
    const [probe, figures] = await Promise.allSettled([
      within(STORAGE_TIMEOUT, storage.probe()),
      within(STORAGE_TIMEOUT, storage.figures()),
    ])
    if (probe.status === 'rejected') {
      troubles.push('Nothing can be stored: check the disk or the database.')
    }
    if (figures.status === 'rejected') {
      troubles.push('Nothing can be read: check the disk or the database.')
    } else {
      const { oldestTeamMail, parkedTeamMails } = figures.value
      const waited = oldestTeamMail === undefined ? 0 : (Date.now() - oldestTeamMail) / 60_000
      if (waited > stuckMinutes) {
        troubles.push(
          `An inquiry has been waiting for ${Math.round(waited)} minutes: check the mail server, then "relay list --state waiting".`,
        )
      }
      if (parkedTeamMails > 0) {
        troubles.push(
          `${parkedTeamMails} ${parkedTeamMails === 1 ? 'inquiry was' : 'inquiries were'} given up: see "relay list --state parked", then "relay resend".`,
        )
      }
    }
    for (const [incident, at] of incidents) {
      if (performance.now() - at < REPORTED_FOR) {
        troubles.push(`${incidentTexts[incident]}: check the log, the disk and the database.`)
      }
    }
    return { status: troubles.length === 0 ? 'ok' : 'failing', troubles }
  }

  return {
    examine: () => {
      const at = performance.now()
      if (last === undefined || at - last.at > CACHED_FOR) last = { at, result: examine() }
      return last.result
    },
    /** Records an inquiry that could not be stored, or an error of the storage during handover. */
    note: (incident: Incident) => {
      incidents.set(incident, performance.now())
      last = undefined
    },
  }
}
