/**
 * What is kept for the visit: in session storage and, where the browser blocks it, as long as the
 * page lives. Everything but the inline guard goes through here, under the keys of session-storage.ts.
 */
import { readStored, removeStored, type SessionKey, store } from './raw-session-storage.ts'

const memory = new Map<SessionKey, string>()
/** Keys whose newest value could not be stored: what storage still holds for them is out of date. */
const unstored = new Set<SessionKey>()

/** The kept text, or `undefined` where there is none. */
export function readSession(key: SessionKey): string | undefined {
  if (unstored.has(key)) return memory.get(key)
  return readStored(key) ?? memory.get(key)
}

/** Keeps a text for this visit; a full or blocked storage costs only its survival of a reload. */
export function writeSession(key: SessionKey, value: string): void {
  memory.set(key, value)
  if (store(key, value)) unstored.delete(key)
  else unstored.add(key)
}

/** Forgets a kept text. */
export function clearSession(key: SessionKey): void {
  memory.delete(key)
  unstored.delete(key)
  removeStored(key)
}
