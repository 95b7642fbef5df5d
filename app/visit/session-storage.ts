/**
 * Session storage as the browser gives it, but never throwing: some browsers and settings deny it.
 * The inline scripts use it as it is; everything else goes through visit-memory.ts, which keeps what
 * is refused here.
 */

/** What the guard in every page's head knows: it carries no other key (SPEED-3). */
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

export type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys]

/** The stored text; `undefined` where there is none or storage is denied. */
export function readStored(key: SessionKey): string | undefined {
  return attempt(() => window.sessionStorage.getItem(key)) ?? undefined
}

/** Stores a text; false where storage is full or denied. */
export function store(key: SessionKey, value: string): boolean {
  return attempt(() => window.sessionStorage.setItem(key, value) ?? true) ?? false
}

/** Forgets a stored text. */
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
