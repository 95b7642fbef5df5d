/**
 * Session storage that never throws: where the browser blocks it, values live as long as the page.
 * Everything the site keeps for the visit goes through here, under the keys named below.
 */

/** Every key the site writes to session storage; the privacy policy lists them. */
export const sessionKeys = {
  selectedCity: 'selectedCity',
  destination: 'levo:destination',
  draft: 'levo:draft',
  lastSent: 'levo:last-sent',
} as const

type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys]

const memory = new Map<SessionKey, string>()
/** Keys whose newest value could not be stored: what storage still holds for them is out of date. */
const unstored = new Set<SessionKey>()

/** The stored text, or `undefined` where there is none. */
export function readSession(key: SessionKey): string | undefined {
  if (unstored.has(key)) return memory.get(key)
  try {
    return window.sessionStorage.getItem(key) ?? memory.get(key)
  } catch {
    return memory.get(key)
  }
}

/** Stores a text for this visit; a full or blocked storage costs only its survival of a reload. */
export function writeSession(key: SessionKey, value: string): void {
  memory.set(key, value)
  try {
    window.sessionStorage.setItem(key, value)
    unstored.delete(key)
  } catch {
    // Kept in memory: nothing to tell the visitor.
    unstored.add(key)
  }
}

/** Forgets a stored text. */
export function clearSession(key: SessionKey): void {
  memory.delete(key)
  unstored.delete(key)
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // It was never stored.
  }
}
