/**
 * Runs inline in the head of the landing page and of the fallback document, before anything is painted:
 * the guard's decision for any address, and the choice of a city.
 */
import { type CityKey, findCity } from '../cities/cities.ts'
import { actOnEntry } from './act-on-entry.ts'
import { rememberedDestination } from './destination.ts'
import { continueTo, decideEntry } from './entry-guard.ts'
import { expectedCity } from './expected-city.ts'
import { readStored, selectedCityKey } from './session-storage.ts'

const { pathname, search, hash } = window.location

actOnEntry(decideEntry({ pathname, search, hash, storedCity: readStored(selectedCityKey) }))
// As soon as the pane is parsed: after the first paint the panes would move.
const expected = expectedCity()
const parsing = new MutationObserver(() => {
  if (widen(expected)) parsing.disconnect()
})
parsing.observe(document, { childList: true, subtree: true })
document.addEventListener('DOMContentLoaded', preparePanes)

/** Sets the panes' links to the visitor's destination, as the app does after hydration (pages/landing/panes.tsx). */
function preparePanes(): void {
  parsing.disconnect()
  const destination = rememberedDestination()
  if (!destination) return
  for (const pane of document.querySelectorAll<HTMLElement>('li[data-city]')) {
    const city = findCity(pane.dataset.city)
    const link = pane.querySelector('a')
    if (link && city) link.href = continueTo(destination, city)
  }
}

/** Runs before the first paint, so that no pane moves under the pointer. Returns whether the pane exists. */
function widen(city: CityKey): boolean {
  const pane = document.querySelector(`li[data-city="${city}"]`)
  if (!pane) return false
  if (!pane.hasAttribute('data-wide')) {
    document.querySelector('[data-wide]')?.removeAttribute('data-wide')
    pane.setAttribute('data-wide', 'true')
  }
  return true
}
