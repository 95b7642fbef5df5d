/** The cities of the house and the one way to read a city's name (CITY-1, CITY-2). */
import type { TimeZone } from './time-zones.ts'

export const cityKeys = ['dubai', 'zurich', 'oslo', 'new-york', 'beirut', 'stockholm'] as const

/** A city's key, as it stands in addresses, storage, document paths and mails. */
export type CityKey = (typeof cityKeys)[number]

/** The city whose texts are prerendered and stand in for anything unknown (CITY-3). */
export const defaultCity: CityKey = 'dubai'

/** What every page may need to know of a city; its longer texts are in `city/profiles/`. */
export interface City {
  key: CityKey
  name: string
  timeZone: TimeZone
  /** One line on the landing page's pane. */
  line: string
}

export const cities: Readonly<Record<CityKey, City>> = {
  dubai: {
    key: 'dubai',
    name: 'Dubai',
    timeZone: 'Asia/Dubai',
    line: 'Villas on the Palm, yachts from the Marina, dinner in the desert.',
  },
  zurich: {
    key: 'zurich',
    name: 'Zurich',
    timeZone: 'Europe/Zurich',
    line: 'Hotels by the lake, a boat from Enge, skiing in Engelberg.',
  },
  oslo: {
    key: 'oslo',
    name: 'Oslo',
    timeZone: 'Europe/Oslo',
    line: 'A sauna on the fjord, a house by the ski tracks, trips to Tromsø.',
  },
  'new-york': {
    key: 'new-york',
    name: 'New York',
    timeZone: 'America/New_York',
    line: 'Hotel suites, seats on Broadway, drivers, a yacht on the Hudson.',
  },
  beirut: {
    key: 'beirut',
    name: 'Beirut',
    timeZone: 'Asia/Beirut',
    line: 'Houses and hotels, a driver, a boat to Byblos, mountain lunches.',
  },
  stockholm: {
    key: 'stockholm',
    name: 'Stockholm',
    timeZone: 'Europe/Stockholm',
    line: 'Hotels in town, a boat with a skipper, a house on an island.',
  },
}

/** The cities in the order in which the house names them. */
// Marked pure: the inline guard needs the keys alone and leaves the rest out.
export const cityList: readonly City[] = /* @__PURE__ */ cityKeys.map((key) => cities[key])

/**
 * The city that a spelling means: any case, with hyphens, underscores, spaces or nothing between
 * the words (`newYork`, `new_york`, `New York`). `undefined` where the house has no such city (CITY-2).
 */
export function findCity(spelling: unknown): CityKey | undefined {
  if (typeof spelling !== 'string') return undefined
  // Accents fall away: Zürich is Zurich.
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
