import { destinationKey } from './session-storage.ts'
import { recall } from './visit-memory.ts'

/**
 * Where the visitor was going when the guard asked for a city (GUARD-2): stored for the visit, or in
 * the landing page's address if the browser denies storage. Both are untrusted: `continueTo` only
 * allows pages of this site.
 */
export function rememberedDestination(): string | undefined {
  return (
    recall(destinationKey) ?? new URLSearchParams(window.location.search).get('to') ?? undefined
  )
}
