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

/** The stored text, or `undefined` where there is none. */
export function readSession(key: SessionKey): string | undefined {
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
  } catch {
    // Kept in memory: nothing to tell the visitor.
  }
}

/** Forgets a stored text. */
export function clearSession(key: SessionKey): void {
  memory.delete(key)
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // It was never stored.
  }
}
