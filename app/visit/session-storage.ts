/**
 * Session storage that never throws, although some browsers and settings deny it. The inline scripts
 * use it directly; everything else goes through visit-memory.ts, which keeps what is refused here.
 */

/** The only key of the guard in every page's head (SPEED-3). */
export const selectedCityKey = 'selectedCity'
export const destinationKey = 'levo:destination'

/** Every key the site writes to session storage; the privacy policy lists them. */
export const sessionKeys = {
  selectedCity: selectedCityKey,
  destination: destinationKey,
  draft: 'levo:draft',
  lastSent: 'levo:last-sent',
  motion: 'levo:motion',
} as const

/** A key of the session storage. */
export type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys]

/** The stored text; `undefined` if there is none or storage is denied. */
export function readStored(key: SessionKey): string | undefined {
  return attempt(() => window.sessionStorage.getItem(key)) ?? undefined
}

/** Stores a text; returns false if storage is full or denied. */
export function store(key: SessionKey, value: string): boolean {
  return attempt(() => window.sessionStorage.setItem(key, value) ?? true) ?? false
}

/** Deletes a stored text. */
export function removeStored(key: SessionKey): void {
  attempt(() => window.sessionStorage.removeItem(key))
}

function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task()
  } catch {
    return undefined
  }
}
