/**
 * Runs inline in the head of every guarded page, before anything is painted: the guard's decision,
 * and the curtain over texts of another city (spec 6). It knows no other page: each byte of it is in
 * the way of the first paint.
 */

import { readStored, removeStored, sessionKeys } from '../browser/raw-session-storage.ts'
import { decideGuarded } from '../city/entry-guard.ts'
import { defaultCity } from '../site/cities.ts'
import { cityOfPath } from '../site/route-table.ts'
import { afterPaint, enter } from './enter.ts'

const { pathname, search, hash } = window.location

const decision = decideGuarded({
  pathname,
  search,
  hash,
  // Asked for only where the address does not tell: the first reading of storage can hold up the
  // first paint by 5 to 25 ms.
  get storedCity() {
    return readStored(sessionKeys.selectedCity)
  },
})
enter(decision, (city = defaultCity) => {
  // It is reached or given up.
  afterPaint(() => removeStored(sessionKeys.destination))
  if (city === (cityOfPath(pathname) ?? defaultCity)) return
  // Hides the texts of the city that was prerendered until those of the visitor's are here; the
  // starter (start-page.ts) asks for them.
  document.documentElement.classList.add('city-pending')
  document.documentElement.dataset.awaitedCity = city
})
