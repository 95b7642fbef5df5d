/** Addresses that moved for good, for every host (spec 2.1 "City-name normalisation"). */
import { type CityKey, cityKeys } from '../../app/site/cities.ts'
import { cityPath } from '../../app/site/route-table.ts'

/**
 * The usual other spellings of the cities' pages and where they lead, decoded and without a closing
 * slash: `/city/new york` to `/city/new-york`. Rarer ones are left to the client, which knows them all.
 */
export function redirects(): ReadonlyMap<string, string> {
  const moved = new Map<string, string>()
  for (const city of cityKeys) {
    for (const spelling of spellings(city)) {
      if (spelling !== city) moved.set(`/city/${spelling}`, cityPath(city))
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
