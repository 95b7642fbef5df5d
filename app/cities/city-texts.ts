/** Loads a city's own texts, which only the pages that show them need (CITY-6). */
import { type CityKey, cityKeys } from './cities.ts'
import type { CityProfile } from './city-profile.ts'
import type { CityServiceTexts } from './service-text.ts'

/** The texts and pictures of a city's own page; rejects if their file cannot be loaded. */
export async function loadProfile(city: CityKey): Promise<CityProfile> {
  const file: { profile: CityProfile } = await import(`./${city}/profile.ts`)
  return file.profile
}

/** The city's texts for the service pages; rejects if their file cannot be loaded. */
export async function loadServiceTexts(city: CityKey): Promise<CityServiceTexts> {
  const file: { serviceTexts: CityServiceTexts } = await import(`./${city}/service-texts.ts`)
  return file.serviceTexts
}

/** Loads the same for every city; resolves when all have arrived. */
export async function ofEveryCity<Value>(
  load: (city: CityKey) => Promise<Value>,
): Promise<Readonly<Record<CityKey, Value>>> {
  const entries = cityKeys.map(async (city) => [city, await load(city)] as const)
  return Object.fromEntries(await Promise.all(entries)) as Record<CityKey, Value>
}
