/** Finds countries by name in English or their own language, by code or by number. */
import type { CountryCode } from './country-codes'

/** Names that the browser's lists lack: short forms, parts of a country, former names. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates', 'Abu Dhabi', 'Sharjah'],
  CH: ['Swiss'],
  CN: ['PRC'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  IE: ['Eire'],
  KR: ['Korea'],
  NL: ['Holland'],
  SA: ['KSA'],
  TR: ['Turkey'],
  US: ['USA', 'America'],
  ZA: ['RSA'],
}

/** Languages in which every country is known in addition to its own: those of the cities' visitors. */
const languages = ['en', 'de', 'fr', 'ar', 'it', 'nb', 'sv']

const known = new Map<string, readonly string[]>()

/**
 * The countries that match a search, best first: by code, by the start of the name, by the start of
 * another name, then anywhere in a name. All countries for an empty search.
 */
export function findCountries<Country extends CountryCode>(
  countries: readonly Country[],
  search: string,
): Country[] {
  const wanted = folded(search)
  if (wanted === '') return [...countries]
  // 0044 and +44 are the same code.
  const digits = /^[+\d\s]+$/.test(wanted) ? wanted.replace(/\D/g, '').replace(/^00/, '') : ''
  const ranked = countries.flatMap((country) => {
    const rank = digits ? rankOfCode(country, digits) : rankOfName(country, wanted)
    return rank === undefined ? [] : [{ country, rank }]
  })
  return ranked.sort((one, other) => one.rank - other.rank).map(({ country }) => country)
}

function rankOfCode({ code }: CountryCode, digits: string): number | undefined {
  const own = code.slice(1)
  if (own === digits) return 0
  return own.startsWith(digits) ? 1 : undefined
}

function rankOfName({ iso, name }: CountryCode, wanted: string): number | undefined {
  if (folded(name).startsWith(wanted)) return 0
  const others = [folded(name), ...otherNames(iso)]
  // Other names match by their start only: two letters would otherwise be found in half of the names.
  if (others.some((other) => other.startsWith(wanted))) return 1
  return others.some((other) => other.includes(wanted)) ? 2 : undefined
}

/** Every other name of a country: its ISO code, our aliases and the browser's own lists. */
function otherNames(iso: string): readonly string[] {
  const kept = known.get(iso)
  if (kept) return kept
  const names = [iso, ...(aliases[iso] ?? []), ...namesInLanguages(iso)].map(folded)
  known.set(iso, names)
  return names
}

function namesInLanguages(iso: string): string[] {
  try {
    const own = new Intl.Locale(`und-${iso}`).maximize().language
    return [...languages, own].map((language) => regionNames(language).of(iso) ?? '')
  } catch {
    // A browser without the lists uses only our names and aliases.
    return []
  }
}

const lists = new Map<string, Intl.DisplayNames>()

function regionNames(language: string): Intl.DisplayNames {
  const list = lists.get(language) ?? new Intl.DisplayNames(language, { type: 'region' })
  lists.set(language, list)
  return list
}

/** In lower case, without accents and points. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .trim()
    .toLowerCase()
}
