/**
 * Runs inline in the head of every page except the landing page, before anything is painted: the
 * guard's decision, and the redirect from a page's own address to the edition of the visitor's city. It
 * knows no other page, because each byte of it delays the first paint.
 */

import { editionPath, splitPath } from '../site/route-table.ts'
import { actOnEntry, leaveFor, whenLoadedAndIdle } from './act-on-entry.ts'
import { decidePage } from './entry-guard.ts'
import { destinationKey, readStored, removeStored, selectedCityKey } from './session-storage.ts'

const { pathname, search, hash } = window.location
const { city: own, page } = splitPath(pathname)

const decision = decidePage({
  pathname,
  search,
  hash,
  // Only read if the address does not name the city: the first access to storage can delay the first
  // paint by 5 to 25 ms.
  get storedCity() {
    return readStored(selectedCityKey)
  },
})

if (
  decision.action === 'show' &&
  decision.city &&
  !own &&
  decision.city !== document.documentElement.dataset.city
) {
  leaveFor(editionPath(page, decision.city) + search + hash)
} else {
  actOnEntry(decision)
  // The destination is reached or abandoned.
  if (decision.action === 'show') whenLoadedAndIdle(() => removeStored(destinationKey))
}
