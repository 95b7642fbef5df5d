/**
 * Runs inline in the head of every edition, before anything is painted: the guard's decision, and
 * the way from a page's own address to the visitor's edition of it. It knows no other page: each
 * byte of it is in the way of the first paint.
 */
import {
  destinationKey,
  readStored,
  removeStored,
  selectedCityKey,
} from '../browser/session-storage.ts'
import { decidePage } from '../city/entry-guard.ts'
import { editionPath, splitPath } from '../site/route-table.ts'
import { actOnEntry, leaveFor, whenLoadedAndIdle } from './act-on-entry.ts'

/** Before the address that the visitor came by, in the fragment of an edition that the guard leads to. */
const mark = '#at:'

const { pathname, search, hash } = window.location
const { city: own, page } = splitPath(pathname)

const decision = decidePage({
  pathname,
  search,
  hash,
  // Asked for only where the address does not tell: the first reading of storage can hold up the
  // first paint by 5 to 25 ms.
  get storedCity() {
    return readStored(selectedCityKey)
  },
})

const { city } = decision
if (decision.action === 'show' && city && !own && city !== document.documentElement.dataset.city) {
  leaveFor(editionPath(page, city) + search + mark + page + hash)
} else {
  restoreAddress()
  actOnEntry(decision)
  // The destination is reached or given up.
  if (decision.action === 'show') whenLoadedAndIdle(() => removeStored(destinationKey))
}

/** Puts the page's own address back into the address bar where the guard has led here from it. */
function restoreAddress(): void {
  if (!own || !hash.startsWith(mark)) return
  const [address = '', ...fragment] = hash.slice(mark.length).split('#')
  if (editionPath(address, own) !== pathname) return
  window.history.replaceState(null, '', [address + search, ...fragment].join('#'))
}
