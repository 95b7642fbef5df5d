/** What the relay asks of its storage; `sqlite.ts` and `postgres.ts` answer, and pass the same tests. */
import type { MailKey, MailState, NewMail, StoredMail } from '../mail.ts'

/**
 * - `stored`: new, and on the disk.
 * - `known`: the same mail was stored before.
 * - `unfounded`: a welcome mail without an accepted inquiry from its address.
 * - `too many`: this mailbox has got its welcome mails of the day.
 * - `cap reached`: all mailboxes together have.
 */
export type Acceptance = 'stored' | 'known' | 'unfounded' | 'too many' | 'cap reached'

/** How handing a mail over ended. */
export interface Outcome {
  readonly kind: 'delivered' | 'failed' | 'undeliverable'
  /** What the mail server said; empty when delivered. */
  readonly error: string
  /** Called once the outcome is on the disk. */
  readonly recorded?: () => void
}

/** Hands one mail over; never rejects. */
export type Deliver = (mail: StoredMail) => Promise<Outcome>

/** The longest that handing one mail over may take, seconds. */
export const longestHandOver = 15 * 60

/** When a mail that failed is tried again. */
export interface RetrySchedule {
  /** Wait after the first failure, seconds; it doubles with each further one. */
  readonly firstDelay: number
  /** The longest wait, seconds. */
  readonly longestDelay: number
  /** After so many failures a mail is parked. */
  readonly mostAttempts: number
}

/** Doubles from half a minute to four hours, over five days. */
export const usualSchedule: RetrySchedule = {
  firstDelay: 30,
  longestDelay: 4 * 3600,
  mostAttempts: attemptsWithin(5 * 24 * 3600, 30, 4 * 3600),
}

export interface WorkOptions {
  readonly deliver: Deliver
  /** Mails handed over at the same time by this process. */
  readonly concurrency: number
  /** Told of what went wrong with the storage itself. */
  readonly onError: (error: unknown) => void
  /** Told of each mail that was given up. */
  readonly onParked: (mail: StoredMail) => void
}

export interface Worker {
  /** Takes no further mail and waits for those on their way, at most `patience` ms. */
  readonly stop: (patience: number) => Promise<void>
}

/** Counts for health and metrics. */
export interface StorageFigures {
  /** Number of mails in each state. */
  readonly counts: Readonly<Record<MailState, number>>
  /** When the team mail that waits longest was accepted. */
  readonly oldestTeamMail: number | undefined
  /** Team mails that were given up. */
  readonly parkedTeamMails: number
}

export interface MailFilter {
  readonly state?: MailState
  readonly submissionId?: string
  readonly visitor?: string
}

/** Rows that were removed. */
export interface Removal {
  readonly removed: number
  /** Of these, mails that had not been handed over yet. */
  readonly undelivered: number
}

export interface Storage {
  /** Resolves when the mail is safe on the disk; rejects when it may not be. */
  readonly accept: (mail: NewMail) => Promise<Acceptance>
  /** Begins to hand over what waits and what will be accepted. */
  readonly work: (options: WorkOptions) => Promise<Worker>
  /** Oldest first, a few in memory at a time. */
  readonly mails: (filter?: MailFilter) => AsyncIterable<StoredMail>
  /** Lets a mail be tried again at once, whatever became of it; false when there is none. */
  readonly resend: (key: MailKey) => Promise<boolean>
  /** Removes all mails from or to an address. */
  readonly erase: (visitor: string) => Promise<Removal>
  /** Removes mails that were accepted before a moment and are not waiting or parked. */
  readonly purge: (before: number) => Promise<Removal>
  readonly figures: () => Promise<StorageFigures>
  /** Writes a mark to the disk; rejects when nothing can be written. */
  readonly probe: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The storage cannot be used; the message says what to do. */
export class StorageError extends Error {}

/** A mailbox gets so many welcome mails in a day, lest others be pestered in our name. */
const welcomesForOne = 3
/** All together get so many, unless told. */
export const usualWelcomesPerDay = 500
/** Milliseconds. */
export const oneDay = 86_400_000

/** The welcome mails of the last day. */
export interface WelcomesSent {
  /** To this mailbox. */
  readonly own: number
  readonly all: number
}

/** Whether another one may go; undefined where it may. */
export function refuseWelcome(
  { own, all }: WelcomesSent,
  perDay = usualWelcomesPerDay,
): Acceptance | undefined {
  if (own >= welcomesForOne) return 'too many'
  return all >= perDay ? 'cap reached' : undefined
}

/**
 * How many attempts fill a time, seconds. Counted ahead, so that a clock that jumps cannot make the
 * relay give a mail up before its time.
 */
export function attemptsWithin(time: number, firstDelay: number, longestDelay: number): number {
  let attempts = 1
  for (let spent = 0; spent < time; attempts += 1) {
    // Three quarters of the whole wait is the mean of what delayAfter gives.
    spent += 0.75 * Math.min(longestDelay, firstDelay * 2 ** Math.min(attempts - 1, 16))
  }
  return attempts
}

/** Seconds to wait after a failure: doubled each time, a half of it by chance, so that many do not return together. */
export function delayAfter(failures: number, { firstDelay, longestDelay }: RetrySchedule): number {
  const whole = Math.min(longestDelay, firstDelay * 2 ** Math.min(failures - 1, 16))
  return whole / 2 + (whole / 2) * Math.random()
}
