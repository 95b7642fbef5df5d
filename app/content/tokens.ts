/**
 * Tokens in texts: `{phone}` is replaced by the company's number, so that no document repeats it.
 * Tokens are filled where a text is used.
 */
import { type CityKey, cities } from '../cities/cities.ts'
import { cityCount, cityNames } from '../cities/city-words.ts'
import { facts, officeHours, timeZoneName } from '../site/facts.ts'
import { site } from '../site/site.ts'
import { timeDifference } from '../site/time-difference.ts'
import { yachtSentence } from '../site/yacht.ts'

const values: Readonly<Record<string, string>> = {
  name: site.name,
  brand: site.brand,
  // Non-breaking, to stay on one line.
  phone: site.phone.display.replaceAll(' ', '\u00a0'),
  email: site.email.display,
  cityCount,
  cityNames,
  office: facts.office.value,
  officeVisits: facts.officeVisits.value,
  hours: officeHours,
  timeZone: timeZoneName(),
  replyTime: facts.replyTime.value,
  proposalTime: facts.proposalTime.value,
  travellingGuests: facts.travellingGuests.value,
  costOfAsking: facts.costOfAsking.value,
  fee: facts.fee.value,
  yacht: yachtSentence(),
}

/** Tokens with a value for each city. */
const cityValues: Readonly<Record<string, (city: CityKey) => string>> = {
  city: (city) => cities[city].name,
  timeDifference: (city) => timeDifference(city),
}

/** The tokens that a text may contain, without their braces. */
export const tokenNames: readonly string[] = [...Object.keys(cityValues), ...Object.keys(values)]

const token = /\{(\w+)\}/g

/** The text with its tokens filled for a city. An unknown token shows as its bare name. */
export function fillTokens(text: string, city: CityKey): string {
  if (!text.includes('{')) return text
  return text.replace(token, (_, name: string) => {
    if (Object.hasOwn(cityValues, name)) return cityValues[name]?.(city) ?? ''
    return Object.hasOwn(values, name) ? (values[name] ?? '') : name
  })
}

/** Fills every text in a document or a list; other values stay as they are. */
export function fillAll<Data>(data: Data, city: CityKey): Data
export function fillAll(data: unknown, city: CityKey): unknown {
  if (typeof data === 'string') return fillTokens(data, city)
  if (Array.isArray(data)) return data.map((entry) => fillAll(entry, city))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillAll(value, city)]))
}

/** The unknown tokens of a document and their fields. */
export function unknownTokens(data: unknown, field = ''): { field: string; token: string }[] {
  if (typeof data === 'string') {
    return [...data.matchAll(token)]
      .map(([, name]) => name ?? '')
      .filter((name) => !tokenNames.includes(name))
      .map((name) => ({ field, token: name }))
  }
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    unknownTokens(value, field ? `${field}.${key}` : key),
  )
}
