import { destinationKey } from './session-storage.ts'
import { recall } from './visit-memory.ts'

/**
 * Where the visitor was going when the guard asked for a city (GUARD-2): what is kept for the visit, or
 * what the landing page's address says where the browser refuses to store. Anyone may have written
 * either: `continueTo` lets it lead to a page of this site only.
 */
export function rememberedDestination(): string | undefined {
  return (
    recall(destinationKey) ?? new URLSearchParams(window.location.search).get('to') ?? undefined
  )
}
