/**
 * Decides whether a visitor may see a page and in which city, for the first load (inline, before paint)
 * and for every later navigation.
 */
import { type CityKey, findCity, normaliseCity } from '../cities/cities.ts'
import { cityPath, classifyPath, editionPath, splitPath } from '../site/route-table.ts'

/** The input of the decision. Storage is only read if the address does not name a city. */
export interface Entry {
  pathname: string
  search: string
  hash: string
  /** The raw value in session storage. */
  storedCity: string | undefined
}

/** The decision: show the page in a city, or redirect. */
export type EntryDecision =
  | { action: 'show'; city: CityKey | undefined; warning?: string }
  | { action: 'redirect'; to: string; city?: CityKey; remember?: string; warning?: string }

/** Applies the guard's rules to any address; pure. */
export function decideEntry(entry: Entry): EntryDecision {
  const { asked, warning } = cityAskedFor(entry.search)
  switch (classifyPath(entry.pathname).kind) {
    case 'unknown':
      return { action: 'redirect', to: '/', city: asked, warning }
    case 'open':
      return { action: 'show', city: asked ?? known(entry.storedCity), warning }
    case 'page':
      return decidePage(entry)
  }
}

/** Applies the rules for a page's address, all that its own first load needs; pure. */
export function decidePage(entry: Entry): EntryDecision {
  const { pathname, search, hash } = entry
  const { city: own, isEdition, page } = splitPath(pathname)
  const { asked, warning } = cityAskedFor(search)
  const city = own && isEdition ? own : (asked ?? known(entry.storedCity))
  if (!city) {
    return { action: 'redirect', to: '/landing', remember: pathname + search + hash, warning }
  }
  if (asked && !own) {
    // A shared link opens the edition of the city that it names.
    const to = editionPath(page, asked) + withoutCity(search) + hash
    return { action: 'redirect', to, city: asked }
  }
  if (own) {
    const spelt = isEdition ? editionPath(page, own) : page
    if (pathname.replace(/\/+$/, '') !== spelt) {
      return { action: 'redirect', to: spelt + search + hash, city: own, warning }
    }
  }
  return { action: 'show', city: own ?? city, warning }
}

/** The city in `?city=`, and a warning if it is unknown. */
function cityAskedFor(search: string): { asked: CityKey | undefined; warning?: string } {
  const parameter = new URLSearchParams(search).get('city')
  const asked = findCity(parameter)
  if (parameter === null || asked) return { asked }
  const warning = `Levo: "${parameter}" in ?city= is not a city; it is ignored.`
  return { asked, warning }
}

/** The query without the city: the edition's address names it. */
function withoutCity(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('city')
  const rest = String(parameters)
  return rest && `?${rest}`
}

function known(stored: string | undefined): CityKey | undefined {
  return stored === undefined ? undefined : normaliseCity(stored)
}

/**
 * The edition of the remembered destination for the chosen city; a city's page is replaced by the
 * chosen city's. Without a destination, and for anything that is not a page of this site (storage can
 * be tampered with), it is the home page.
 */
export function continueTo(destination: string | undefined, city: CityKey): string {
  const origin = 'https://remembered.invalid'
  const url = destination === undefined ? undefined : parse(destination, origin)
  const path = url?.origin === origin ? classifyPath(url.pathname) : undefined
  if (!url || path?.kind !== 'page') return editionPath('/home', city)
  url.searchParams.delete('city')
  const page = path.city && path.page === cityPath(path.city) ? cityPath(city) : path.page
  return editionPath(page, city) + url.search + url.hash
}

/** Parses an address; `undefined` if it is invalid. `URL.parse` is missing in older browsers. */
function parse(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
