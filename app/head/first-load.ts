/**
 * Runs inline in the head, before anything is painted: the guard's decision for the first load,
 * the mark that scripts run, and the curtain over texts of another city. Bundled into every page.
 */

import { defaultCity } from '../brand/cities.ts'
import { cityOfPath, isLanding } from '../brand/route-table.ts'
import { documentNames, documentPath } from '../content/document-path.ts'
import { decideEntry } from '../services/entry-guard.ts'
import { expectedCity } from '../services/expected-city.ts'
import { clearSession, readSession, sessionKeys, writeSession } from '../services/session-store.ts'

/** How long scripts may take to arrive before the page is shown as it would be without them, ms. */
const patience = 10_000

const root = document.documentElement
const { pathname, search, hash } = window.location

const decision = decideEntry({
  pathname,
  search,
  hash,
  // Asked for only where the address does not tell: the first reading of storage can hold up the
  // first paint by 5 to 25 ms.
  get storedCity() {
    return readSession(sessionKeys.selectedCity)
  },
  get destination() {
    return readSession(sessionKeys.destination)
  },
  fromLanding: cameFromLanding(document.referrer),
})
if (decision.warning) console.warn(decision.warning)

if (decision.action === 'redirect') {
  if (decision.city) writeSession(sessionKeys.selectedCity, decision.city)
  if (decision.remember) writeSession(sessionKeys.destination, decision.remember)
  root.style.visibility = 'hidden'
  window.location.replace(decision.to)
} else {
  root.classList.add('js')
  // Writing waits for the paint, as reading does; who leaves sooner is not forgotten.
  window.addEventListener('load', settle)
  window.addEventListener('pagehide', settle)
  if (isLanding(pathname)) document.addEventListener('DOMContentLoaded', widenExpectedPane)
  const prerendered = cityOfPath(pathname) ?? defaultCity
  if (decision.city && decision.city !== prerendered && !isLanding(pathname)) {
    root.classList.add('city-pending')
    for (const name of documentNames) preload(documentPath(name, decision.city))
  }
  // Should the scripts never arrive, the page must read as it does without JavaScript.
  window.setTimeout(() => {
    if (!root.classList.contains('hydrated')) root.classList.remove('js', 'city-pending')
  }, patience)
  // A form sent before its script is here would reload the page and lose every word.
  document.addEventListener('submit', (event) => {
    if (!root.classList.contains('hydrated')) event.preventDefault()
  })
}

/** Keeps the city for the pages to come; the destination is reached or given up. */
function settle(): void {
  window.removeEventListener('pagehide', settle)
  // Once the app runs it keeps the city itself, and it may be another by now.
  const city = root.classList.contains('hydrated') ? undefined : decision.city
  if (city) writeSession(sessionKeys.selectedCity, city)
  if (!isLanding(pathname)) clearSession(sessionKeys.destination)
}

function cameFromLanding(referrer: string): boolean {
  try {
    const url = new URL(referrer)
    return url.origin === window.location.origin && isLanding(url.pathname)
  } catch {
    return false
  }
}

/** Before the first paint, so that no pane moves away from under a pointer when scripts arrive. */
function widenExpectedPane(): void {
  const expected = document.querySelector(`[data-city="${expectedCity()}"]`)
  if (!expected || expected.hasAttribute('data-wide')) return
  document.querySelector('[data-wide]')?.removeAttribute('data-wide')
  expected.setAttribute('data-wide', 'true')
}

function preload(path: string): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'fetch'
  link.crossOrigin = 'anonymous'
  link.href = path
  document.head.append(link)
}
