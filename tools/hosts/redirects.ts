/** Addresses that moved for good, for every host. */
import { type CityKey, cityKeys } from '../../app/cities/cities.ts'
import { cityPath, classifyPath, editionPath } from '../../app/site/route-table.ts'

/**
 * Where an address leads whose city is spelt in another way, any spelling: `/city/New York` to
 * `/city/new-york`, `/newYork/villas` to `/new-york/villas`. Takes a decoded path; `undefined` where
 * it stays.
 */
export function movedTo(pathname: string): string | undefined {
  const path = classifyPath(pathname)
  if (path.kind !== 'page' || !path.city) return undefined
  const canonical = path.isEdition ? editionPath(path.page, path.city) : path.page
  return canonical === pathname.replace(/\/+$/, '') ? undefined : canonical
}

/**
 * The usual other spellings, for hosts that take a list: decoded, with `*` for the rest of a path.
 * Rarer ones are left to the client, which knows them all.
 */
export function redirects(): ReadonlyMap<string, string> {
  const moved = new Map<string, string>()
  for (const city of cityKeys) {
    for (const spelling of spellings(city)) {
      if (spelling === city) continue
      moved.set(`/city/${spelling}`, cityPath(city))
      moved.set(`/${spelling}`, `/${city}`)
      moved.set(`/${spelling}/*`, `/${city}/:splat`)
    }
  }
  return moved
}

function spellings(city: CityKey): string[] {
  const words = city.split('-')
  const capitalised = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const cases = [
    words,
    capitalised,
    words.map((word) => word.toUpperCase()),
    [...words.slice(0, 1), ...capitalised.slice(1)],
  ]
  return cases.flatMap((named) => ['-', '', '_', ' '].map((separator) => named.join(separator)))
}

/** Every spelling of a city in an address, any case, as the source of a regular expression. */
export function citySpellingPattern(city: CityKey): string {
  return city.split('-').join('[\\s_-]*')
}
