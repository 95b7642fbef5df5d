/**
 * Decides whether a visitor may see a page, for the first load (inline, before paint) and for
 * every later navigation alike (spec 6; decisions "City guard").
 */
import { type CityKey, findCity, normaliseCity } from '../site/cities.ts'
import { cityOfPath, cityPath, classifyPath } from '../site/route-table.ts'

/** What the decision about a guarded page rests on. Storage is read only where the address does not tell. */
export interface GuardedEntry {
  pathname: string
  search: string
  hash: string
  /** The raw value in session storage. */
  storedCity: string | undefined
}

/** What the decision about any address rests on. */
export interface Entry extends GuardedEntry {
  /** The address a visitor was going to when the guard stopped them. */
  destination: string | undefined
  /** Whether the visitor comes from the landing page. */
  fromLanding: boolean
}

/** What to do: show the page in a city, or go elsewhere. */
export type EntryDecision =
  | { action: 'show'; city: CityKey | undefined; warning?: string }
  | { action: 'redirect'; to: string; city?: CityKey; remember?: string; warning?: string }

/** Applies the guard's rules to any address; pure. */
export function decideEntry(entry: Entry): EntryDecision {
  const path = classifyPath(entry.pathname)
  const { asked, warning } = cityAskedFor(entry.search)
  if (path.kind === 'unknown' || (path.kind === 'city' && !path.city)) {
    return { action: 'redirect', to: '/', city: asked, warning }
  }
  if (path.kind === 'open') {
    return { action: 'show', city: asked ?? known(entry.storedCity), warning }
  }
  if (asked && entry.fromLanding && entry.destination) {
    return { action: 'redirect', to: continueTo(entry.destination, asked), city: asked, warning }
  }
  return decideGuarded(entry)
}

/** The rules for a page that is known to be guarded, all that its own first load needs; pure. */
export function decideGuarded(entry: GuardedEntry): EntryDecision {
  const { pathname, search, hash } = entry
  const { asked, warning } = cityAskedFor(search)
  const chosen = asked ?? known(entry.storedCity)
  if (!chosen) {
    return { action: 'redirect', to: '/landing', remember: pathname + search + hash, warning }
  }
  const city = cityOfPath(pathname)
  const canonical = city && cityPath(city)
  if (city && canonical && pathname.replace(/\/+$/, '') !== canonical) {
    return { action: 'redirect', to: canonical + search + hash, city, warning }
  }
  return { action: 'show', city: city ?? chosen, warning }
}

/** The city that `?city=` names, and what to say where it names none of ours. */
function cityAskedFor(search: string): { asked: CityKey | undefined; warning?: string } {
  const parameter = new URLSearchParams(search).get('city')
  const asked = findCity(parameter)
  if (parameter === null || asked) return { asked }
  const warning = `Levo: "${parameter}" in ?city= is none of our cities; the parameter is ignored.`
  return { asked, warning }
}

function known(stored: string | undefined): CityKey | undefined {
  return stored === undefined ? undefined : normaliseCity(stored)
}

/**
 * A remembered address for the city that was chosen; a city's page becomes the chosen city's. What
 * is no guarded page of ours (storage can be tampered with) becomes the home page.
 */
export function continueTo(destination: string, city: CityKey): string {
  const home = `/home?city=${city}`
  const origin = 'https://remembered.invalid'
  const url = parse(destination, origin)
  const kind = url?.origin === origin ? classifyPath(url.pathname).kind : 'unknown'
  if (!url || (kind !== 'guarded' && kind !== 'city')) return home
  if (kind === 'city') url.pathname = cityPath(city)
  url.searchParams.set('city', city)
  return url.pathname + url.search + url.hash
}

/** An address, or nothing where it is none; `URL.parse` would cost the visitors of older browsers the guard. */
function parse(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
