/** The one list of the cities; each city's files are in the folder of its key (CITY-1, CITY-2). */
import { beirut } from './beirut/city.ts'
import type { CityFacts } from './city-facts.ts'
import { dubai } from './dubai/city.ts'
import { newYork } from './new-york/city.ts'
import { oslo } from './oslo/city.ts'
import { stockholm } from './stockholm/city.ts'
import { zurich } from './zurich/city.ts'

/** The keys in display order. Written out, because the inline guard needs only the keys. */
export const cityKeys = ['dubai', 'zurich', 'oslo', 'new-york', 'beirut', 'stockholm'] as const

/** A city's key, as used in addresses, storage, document paths and mails. */
export type CityKey = (typeof cityKeys)[number]

/** The city whose texts are prerendered and which replaces unknown cities (CITY-3). */
export const defaultCity: CityKey = 'dubai'

/** What every page may need to know of a city. */
export type City = CityFacts<CityKey>

export const cities: { readonly [Key in CityKey]: CityFacts<Key> } = {
  dubai,
  zurich,
  oslo,
  'new-york': newYork,
  beirut,
  stockholm,
}

/** The cities in display order. */
// Marked pure: the inline guard needs only the keys, so this is tree-shaken there.
export const cityList: readonly City[] = /* @__PURE__ */ cityKeys.map((key) => cities[key])

/**
 * The city that a spelling means: any case, with hyphens, underscores, spaces or nothing between the
 * words (`newYork`, `new_york`, `New York`). `undefined` if there is no such city (CITY-2).
 */
export function findCity(spelling: unknown): CityKey | undefined {
  if (typeof spelling !== 'string') return undefined
  // Removes accents: Zürich is Zurich.
  const letters = spelling
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\s_\p{M}-]+/gu, '')
  return cityKeys.find((key) => key.replaceAll('-', '') === letters)
}

/** Like `findCity`, with the default city for anything unknown (CITY-2). */
export function normaliseCity(spelling: unknown): CityKey {
  return findCity(spelling) ?? defaultCity
}
