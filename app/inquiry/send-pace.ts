/** The earliest time for a send; a send that is too early waits and is never refused (SEND-6). */
import { sessionKeys } from '~/visit/session-storage'
import { keep, recall } from '~/visit/visit-memory'

/** Between the first touch of the form and a send, ms. */
export const leastTimeInForm = 3_000
/** Between an accepted inquiry and the next send, ms. */
export const leastTimeBetweenInquiries = 10_000

/** How long a send must wait, ms. Times are ms since the epoch. */
export function waitBeforeSending(firstTouch: number, now: number): number {
  return Math.max(leastTimeInForm - elapsed(firstTouch, now), waitAfterInquiry(now))
}

/** How long a send must wait because another inquiry was just accepted, ms. */
export function waitAfterInquiry(now: number): number {
  const last = Number(recall(sessionKeys.lastSent))
  return last > 0 ? Math.max(0, leastTimeBetweenInquiries - elapsed(last, now)) : 0
}

/** Records that an inquiry was accepted; a failed one may be retried at once. */
export function rememberSent(now: number): void {
  keep(sessionKeys.lastSent, String(now))
}

/** The elapsed time; a clock that was set back must not make a visitor wait. */
function elapsed(from: number, to: number): number {
  return to >= from ? to - from : Number.POSITIVE_INFINITY
}
