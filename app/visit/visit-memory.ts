/**
 * What is kept for the visit: in session storage and, where the browser refuses to store, as long as
 * the page lives. Everything but the inline scripts goes through here.
 */
import { readStored, removeStored, type SessionKey, store } from './session-storage.ts'

/** The values that could not be stored: what storage still holds for their keys is out of date. */
const refused = new Map<SessionKey, string>()

/** The kept text, or `undefined` where there is none. */
export function recall(key: SessionKey): string | undefined {
  return refused.get(key) ?? readStored(key)
}

/** Keeps a text for this visit; a full or blocked storage costs only its survival of a reload. */
export function keep(key: SessionKey, value: string): void {
  if (store(key, value)) refused.delete(key)
  else refused.set(key, value)
}

/** Forgets a kept text. */
export function forget(key: SessionKey): void {
  refused.delete(key)
  removeStored(key)
}
