/** The visitor's answer about analytics, kept in local storage (CONSENT-1). */
import { useSyncExternalStore } from 'react'
import { type ConsentAnswer, consentKey, readConsent, writeConsent } from './consent-record'

let answer: ConsentAnswer | undefined
let reopened = false
let read = false
const listeners = new Set<() => void>()

/** The measurement id of this build; without one there is no notice and no tag. */
export const measurementId: string = import.meta.env.VITE_GA_MEASUREMENT_ID ?? ''

/** The answer given, now or on an earlier visit. */
export function consentAnswer(): ConsentAnswer | undefined {
  if (read || typeof window === 'undefined') return answer
  read = true
  try {
    answer = readConsent(window.localStorage.getItem(consentKey))
  } catch {
    // Without storage the visitor is asked once for each page load.
  }
  return answer
}

/** Keeps the answer and closes the notice. */
export function answerConsent(given: ConsentAnswer): void {
  answer = given
  read = true
  reopened = false
  try {
    window.localStorage.setItem(consentKey, writeConsent(given, new Date()))
  } catch {
    // Kept for this page load.
  }
  notify()
}

/** Shows the notice again, from "Cookie settings" in the footer. */
export function reopenConsent(): void {
  reopened = true
  notify()
}

function notify(): void {
  for (const listener of listeners) listener()
}

/** Calls back on every answer, here or in another tab, and on reopening; returns how to stop. */
export function onConsentChange(listener: () => void): () => void {
  // Nobody is asked, and listening to another tab would make the browser open the storage.
  if (measurementId === '') return () => {}
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab)
  }
}

function followOtherTab({ key }: StorageEvent): void {
  // Without a key all of the storage was cleared.
  if (key !== consentKey && key !== null) return
  answer = undefined
  read = false
  reopened = false
  notify()
}

/** Why the notice stands on the page: nobody has answered yet, or the visitor has asked for it again. */
export type ConsentReason = 'unanswered' | 'reopened'

/** Whether the notice stands on the page, and why. */
export function useConsentNotice(): ConsentReason | undefined {
  return useSyncExternalStore(onConsentChange, reasonForNotice, () => undefined)
}

function reasonForNotice(): ConsentReason | undefined {
  if (measurementId === '') return undefined
  if (reopened) return 'reopened'
  return consentAnswer() === undefined ? 'unanswered' : undefined
}
