/**
 * Runs inline in the head of a page at its own address (`/about`), before anything is painted: the
 * guard's decision, and the redirect to the edition of the visitor's city. It knows no other page,
 * because each byte of it delays the first paint.
 */

import { editionPath, splitPath } from '../site/route-table.ts'
import { actOnEntry, leaveFor } from './act-on-entry.ts'
import { decidePage } from './entry-guard.ts'
import { readStored, selectedCityKey } from './session-storage.ts'

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
  if (decision.warning) console.warn(decision.warning)
  leaveFor(editionPath(page, decision.city) + search + hash)
} else {
  actOnEntry(decision)
}
