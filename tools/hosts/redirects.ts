/** Permanent redirects, for every host. */
import { type CityKey, cityKeys } from '../../app/cities/cities.ts'
import { cityPath, classifyPath, editionPath } from '../../app/site/route-table.ts'

/**
 * The target for a decoded path with any other spelling of a city: `/city/new-york` for
 * `/city/New York`, `/new-york/villas` for `/newYork/villas`. `undefined` if there is no redirect.
 */
export function movedTo(pathname: string): string | undefined {
  const path = classifyPath(pathname)
  if (path.kind !== 'page' || !path.city) return undefined
  const canonical = path.isEdition ? editionPath(path.page, path.city) : path.page
  return canonical === pathname.replace(/\/+$/, '') ? undefined : canonical
}

/**
 * The usual other spellings, decoded, with `*` for the rest of a path, for hosts that read a list.
 * The client redirects rarer spellings.
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
