/** The interface of the relay's storage. `sqlite.ts` and `postgres.ts` implement it and pass the same tests. */
import type { MailKey, MailState, NewMail, StoredMail } from '../mail.ts'

/**
 * - `stored`: new, and on the disk.
 * - `known`: the same mail was stored before.
 * - `unfounded`: a welcome mail without an accepted inquiry from its address.
 * - `too many`: the mailbox has reached its daily limit of welcome mails.
 * - `cap reached`: all mailboxes together have reached theirs.
 */
export type Acceptance = 'stored' | 'known' | 'unfounded' | 'too many' | 'cap reached'

/** The result of a handover. */
export interface Outcome {
  readonly kind: 'delivered' | 'failed' | 'undeliverable'
  /** The mail server's error. Empty if delivered. */
  readonly error: string
  /** Called when the outcome is on the disk. */
  readonly recorded?: () => void
}

/** Hands a mail over. Never rejects. */
export type Deliver = (mail: StoredMail) => Promise<Outcome>

/** The timeout of a handover, seconds. */
export const longestHandOver = 15 * 60

/** When a failed mail is retried. */
export interface RetrySchedule {
  /** The delay after the first failure, seconds. It doubles with each further failure. */
  readonly firstDelay: number
  /** The maximum delay, seconds. */
  readonly longestDelay: number
  /** The number of failures after which a mail is parked. */
  readonly mostAttempts: number
}

/**
 * Doubles the delay from `firstDelay`, seconds, to four hours, and parks a mail after some hours. The
 * number of attempts is computed in advance, so that a change of the clock cannot make the relay give
 * up a mail too early.
 */
export function scheduleOf(firstDelay: number, hours: number): RetrySchedule {
  const schedule = { firstDelay, longestDelay: 4 * 3600 }
  let mostAttempts = 1
  for (let spent = 0; spent < hours * 3600; mostAttempts += 1) {
    // Three quarters of the delay is the mean result of delayAfter.
    spent += 0.75 * wholeDelay(mostAttempts, schedule)
  }
  return { ...schedule, mostAttempts }
}

/** From half a minute, over five days. */
export const usualSchedule = scheduleOf(30, 5 * 24)

/** How a storage is opened. */
export interface StorageOptions {
  /** Whether this process hands mails over. Commands do not. */
  readonly isRelay?: boolean
  readonly schedule?: RetrySchedule
  readonly welcomesPerDay?: number
}

/** How a worker takes mails. */
export interface WorkOptions {
  readonly deliver: Deliver
  /** Concurrent handovers of this process. */
  readonly concurrency: number
  /** Called with errors of the storage itself. */
  readonly onError: (error: unknown) => void
  /** Called with each mail that was given up. */
  readonly onParked: (mail: StoredMail) => void
}

/** A worker that takes mails one after the other. */
export interface Worker {
  /** Stops handing over and waits for mails in transit, at most `timeout` ms. */
  readonly stop: (timeout: number) => Promise<void>
}

/** Counts for health and metrics. */
export interface StorageFigures {
  /** Number of mails in each state. */
  readonly counts: Readonly<Record<MailState, number>>
  /** When the oldest waiting team mail was accepted. */
  readonly oldestTeamMail: number | undefined
  /** Team mails that were given up. */
  readonly parkedTeamMails: number
}

/** Selects mails. */
export interface MailFilter {
  readonly state?: MailState
  readonly submissionId?: string
  readonly visitor?: string
}

/** Counts of removed mails. */
export interface Removal {
  readonly removed: number
  /** Of these, mails that had not been handed over yet. */
  readonly undelivered: number
}

/** What a relay asks of its storage. */
export interface Storage {
  /** Resolves when the mail is on the disk. Rejects if it may not be. */
  readonly accept: (mail: NewMail) => Promise<Acceptance>
  /** Starts to hand over waiting and new mails. */
  readonly work: (options: WorkOptions) => Promise<Worker>
  /** Oldest first, a few in memory at a time. */
  readonly mails: (filter?: MailFilter) => AsyncIterable<StoredMail>
  /** Queues a mail again, in any state. Resolves to false if it does not exist. */
  readonly resend: (key: MailKey) => Promise<boolean>
  /** Removes all mails from or to an address. */
  readonly erase: (visitor: string) => Promise<Removal>
  /** Removes mails that were accepted before a time and are not waiting or parked. */
  readonly purge: (before: number) => Promise<Removal>
  readonly figures: () => Promise<StorageFigures>
  /** Writes a probe to the disk. Rejects if that fails. */
  readonly probe: () => Promise<void>
  /** Writes a consistent copy to a file, also while the relay runs. Only of SQLite. */
  readonly backup?: (file: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** The selected mails, all in memory. */
export async function mailsIn(storage: Storage, filter?: MailFilter): Promise<StoredMail[]> {
  const mails: StoredMail[] = []
  for await (const mail of storage.mails(filter)) mails.push(mail)
  return mails
}

/** The storage cannot be used. The message says what to do. */
export class StorageError extends Error {}

/** Welcome mails per mailbox and day, so that the relay cannot be used to harass others. */
const welcomesForOne = 3
/** The default limit of welcome mails per day for all mailboxes. */
export const usualWelcomesPerDay = 500
/** Milliseconds. */
export const oneDay = 86_400_000

/** What decides about a welcome mail, as the engines return it. */
export interface WelcomeFacts {
  /** Whether the same mail was stored before. */
  readonly known: boolean | number
  /** Whether its address has an accepted inquiry that is not a suspected robot's. */
  readonly founded: boolean | number
  /** The welcome mails of the last day to this mailbox. */
  readonly own: number | string
  /** Those to all mailboxes. */
  readonly all: number | string
}

/** Why a welcome mail is not stored, undefined if it must be. */
export function judgeWelcome(
  { known, founded, own, all }: WelcomeFacts,
  perDay = usualWelcomesPerDay,
): Acceptance | undefined {
  if (known) return 'known'
  if (!founded) return 'unfounded'
  if (Number(own) >= welcomesForOne) return 'too many'
  return Number(all) >= perDay ? 'cap reached' : undefined
}

type Delays = Pick<RetrySchedule, 'firstDelay' | 'longestDelay'>

function wholeDelay(failures: number, { firstDelay, longestDelay }: Delays): number {
  return Math.min(longestDelay, firstDelay * 2 ** Math.min(failures - 1, 16))
}

/** The delay after a failure, seconds: doubled each time, half of it random, so that retries are spread. */
export function delayAfter(failures: number, delays: Delays): number {
  return wholeDelay(failures, delays) * (0.5 + 0.5 * Math.random())
}

/** A mail after an attempt to hand it over, which ended at `now`. An unreadable mail was not attempted. */
export function afterAttempt(
  mail: StoredMail,
  { kind, error: lastError }: Outcome,
  { mostAttempts }: RetrySchedule,
  now: number,
): StoredMail {
  const attempts = mail.attempts + Number(kind === 'failed' && !mail.isUnreadable)
  const isLast = mail.isUnreadable || attempts >= mostAttempts
  const state = kind === 'failed' ? (isLast ? 'parked' : 'waiting') : kind
  return { ...mail, state, attempts, lastError, finishedAt: state === 'waiting' ? undefined : now }
}
