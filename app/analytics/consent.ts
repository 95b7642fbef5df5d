/** The visitor's answer about analytics, kept in local storage (CONSENT-1). */
import { useSyncExternalStore } from 'react'
import { type ConsentAnswer, consentKey, readConsent, writeConsent } from './consent-record'

let answer: ConsentAnswer | undefined
let reopened = false
let read = false
const listeners = new Set<() => void>()

/** The measurement id of this build. Without one there is no notice and no tag. */
export const measurementId: string = import.meta.env.VITE_GA_MEASUREMENT_ID ?? ''

/** The visitor's answer, from now or an earlier visit. */
export function consentAnswer(): ConsentAnswer | undefined {
  if (read || typeof window === 'undefined') return answer
  read = true
  try {
    answer = readConsent(window.localStorage.getItem(consentKey))
  } catch {
    // Without storage the visitor is asked once per page load.
  }
  return answer
}

/** Stores the answer and closes the notice. */
export function answerConsent(given: ConsentAnswer): void {
  answer = given
  read = true
  reopened = false
  try {
    window.localStorage.setItem(consentKey, writeConsent(given, new Date()))
  } catch {
    // The answer applies to this page load.
  }
  notify()
}

/** Shows the notice again, for "Cookie settings" in the footer. */
export function reopenConsent(): void {
  reopened = true
  notify()
}

function notify(): void {
  for (const listener of listeners) listener()
}

/** Calls back on every answer, here or in another tab, and on reopening. Returns an unsubscribe function. */
export function onConsentChange(listener: () => void): () => void {
  // Without an id there is no question, and a storage listener would make the browser open the storage.
  if (measurementId === '') return () => {}
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab)
  }
}

function followOtherTab({ key }: StorageEvent): void {
  // The key is null when all storage was cleared.
  if (key !== consentKey && key !== null) return
  answer = undefined
  read = false
  reopened = false
  notify()
}

/** Why the notice is shown: the visitor has not answered yet, or has reopened it. */
export type ConsentReason = 'unanswered' | 'reopened'

/** Whether the notice is shown, and why. */
export function useConsentNotice(): ConsentReason | undefined {
  return useSyncExternalStore(onConsentChange, reasonForNotice, () => undefined)
}

function reasonForNotice(): ConsentReason | undefined {
  if (measurementId === '') return undefined
  if (reopened) return 'reopened'
  return consentAnswer() === undefined ? 'unanswered' : undefined
}
