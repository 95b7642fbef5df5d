/** Where each city's own texts stand: one entry a city, fetched by the pages that show them (CITY-6). */
import { type CityKey, cityKeys } from '../site/cities.ts'
import type { CityProfile } from './profiles/city-profile'
import type { CityServiceTexts } from './service-texts/service-text'

/** How a city's texts are fetched; both reject where their file cannot be had. */
export interface CityTexts {
  /** The city's own page. */
  profile: () => Promise<CityProfile>
  /** What differs in its service pages. */
  services: () => Promise<CityServiceTexts>
}

export const cityTexts: Readonly<Record<CityKey, CityTexts>> = {
  dubai: {
    profile: async () => (await import('./profiles/dubai.ts')).dubai,
    services: async () => (await import('./service-texts/dubai.ts')).dubai,
  },
  zurich: {
    profile: async () => (await import('./profiles/zurich.ts')).zurich,
    services: async () => (await import('./service-texts/zurich.ts')).zurich,
  },
  oslo: {
    profile: async () => (await import('./profiles/oslo.ts')).oslo,
    services: async () => (await import('./service-texts/oslo.ts')).oslo,
  },
  'new-york': {
    profile: async () => (await import('./profiles/new-york.ts')).newYork,
    services: async () => (await import('./service-texts/new-york.ts')).newYork,
  },
  beirut: {
    profile: async () => (await import('./profiles/beirut.ts')).beirut,
    services: async () => (await import('./service-texts/beirut.ts')).beirut,
  },
  stockholm: {
    profile: async () => (await import('./profiles/stockholm.ts')).stockholm,
    services: async () => (await import('./service-texts/stockholm.ts')).stockholm,
  },
}

/** The same of every city, once all of it has arrived. */
export async function ofEveryCity<Value>(
  load: (city: CityKey) => Promise<Value>,
): Promise<Readonly<Record<CityKey, Value>>> {
  const entries = cityKeys.map(async (city) => [city, await load(city)] as const)
  return Object.fromEntries(await Promise.all(entries)) as Record<CityKey, Value>
}
