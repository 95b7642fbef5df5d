/** How soon an inquiry may go out; who comes too early waits and is never refused (SEND-6). */
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

/** How long a send must wait because another inquiry was accepted before it, ms. */
export function waitAfterInquiry(now: number): number {
  const last = Number(recall(sessionKeys.lastSent))
  return last > 0 ? Math.max(0, leastTimeBetweenInquiries - elapsed(last, now)) : 0
}

/** Remembers that an inquiry was accepted; failures may be tried again at once. */
export function rememberSent(now: number): void {
  keep(sessionKeys.lastSent, String(now))
}

/** A clock that was set back must not keep anybody waiting. */
function elapsed(from: number, to: number): number {
  return to >= from ? to - from : Number.POSITIVE_INFINITY
}
