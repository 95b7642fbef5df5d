/**
 * Decides whether a visitor may see a page, for the first load (inline, before paint) and for
 * every later navigation alike (spec 6; decisions "City guard").
 */
import { type CityKey, findCity, normaliseCity } from '../brand/cities.ts'
import { cityPath, classifyPath } from '../brand/route-table.ts'

/** What the decision rests on. Storage is read only where the address does not tell: it may be slow. */
export interface Entry {
  pathname: string
  search: string
  hash: string
  /** The raw value in session storage. */
  storedCity: string | undefined
  /** The address a visitor was going to when the guard stopped them. */
  destination: string | undefined
  /** Whether the visitor comes from the landing page. */
  fromLanding: boolean
}

/** What to do: show the page in a city, or go elsewhere. */
export type EntryDecision =
  | { action: 'show'; city: CityKey | undefined; warning?: string }
  | { action: 'redirect'; to: string; city?: CityKey; remember?: string; warning?: string }

/** Applies the guard's rules to one address; pure. */
export function decideEntry(entry: Entry): EntryDecision {
  const path = classifyPath(entry.pathname)
  const parameter = new URLSearchParams(entry.search).get('city')
  const asked = findCity(parameter)
  const warning =
    parameter !== null && !asked
      ? `Levo: "${parameter}" in ?city= is none of our cities; the parameter is ignored.`
      : undefined
  if (path.kind === 'unknown' || (path.kind === 'city' && !path.city)) {
    return { action: 'redirect', to: '/', city: asked, warning }
  }
  const chosen = asked ?? known(entry.storedCity)

  if (path.kind === 'open') return { action: 'show', city: chosen, warning }

  if (!chosen) {
    const remember = entry.pathname + entry.search + entry.hash
    return { action: 'redirect', to: '/landing', remember, warning }
  }
  if (entry.fromLanding && entry.destination && asked) {
    return { action: 'redirect', to: continueTo(entry.destination, asked), city: asked, warning }
  }
  if (path.kind === 'city' && path.city) {
    const canonical = cityPath(path.city)
    const spelled = entry.pathname.replace(/\/+$/, '')
    if (spelled !== canonical) {
      return {
        action: 'redirect',
        to: canonical + entry.search + entry.hash,
        city: path.city,
        warning,
      }
    }
    return { action: 'show', city: path.city, warning }
  }
  return { action: 'show', city: chosen, warning }
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
