/** Session storage as the browser gives it, but never throwing: some browsers and settings deny it. */

/** Every key the site writes to session storage; the privacy policy lists them. */
export const sessionKeys = {
  selectedCity: 'selectedCity',
  destination: 'levo:destination',
  draft: 'levo:draft',
  lastSent: 'levo:last-sent',
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
