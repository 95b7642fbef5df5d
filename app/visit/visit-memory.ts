/**
 * Values kept for the visit: in session storage or, if the browser denies it, in memory for the page
 * load. Everything but the inline scripts uses this module.
 */
import { readStored, removeStored, type SessionKey, store } from './session-storage.ts'

/** The values that could not be stored: what storage has under their keys is out of date. */
const refused = new Map<SessionKey, string>()

/** The kept text, or `undefined` if there is none. */
export function recall(key: SessionKey): string | undefined {
  return refused.get(key) ?? readStored(key)
}

/** Keeps a text for this visit; if storage is full or blocked, it does not survive a reload. */
export function keep(key: SessionKey, value: string): void {
  if (store(key, value)) refused.delete(key)
  else refused.set(key, value)
}

/** Deletes a kept text. */
export function forget(key: SessionKey): void {
  refused.delete(key)
  removeStored(key)
}
