/** Checks across the cities' documents: shared sentences, and texts that name another city. */

import { cityKeys, cityList } from '../../app/cities/cities.ts'
import { defaultTexts } from '../../app/content/defaults.ts'
import { fillTokens } from '../../app/content/tokens.ts'
import { documentFiles } from './content-files.ts'
import type { Finding } from './finding.ts'
import { type SiteText, sharedSentences, textsIn } from './word-checks.ts'

/** Runs the checks that need the texts of several documents. */
export function checkCities(texts: readonly SiteText[]): Finding[] {
  return [...sharedSentences(texts, defaultWords()), ...otherCities(texts), ...ownName(texts)]
}

/** All built-in defaults, which cities may share. */
export function defaultWords(): string[] {
  return cityKeys.flatMap((city) => textsIn(defaultTexts(city), '').map(({ text }) => text))
}

/** Fields that may name other cities, because they are about the office, its hours or all cities. */
const mayNameOthers =
  /^(why-choose-us features\.0\.|about whoWeAre\.|contact (content|hero)\.|page-hero about\.description$)/

function otherCities(texts: readonly SiteText[]): Finding[] {
  return texts.flatMap(({ file, field, text, city }) => {
    const name = documentFiles.find((known) => known.file === file)?.name
    if (mayNameOthers.test(`${name} ${field}`)) return []
    const other = cityList.find(({ key, name: said }) => key !== city && hasWord(text, said))
    if (!other) return []
    const problem = `names ${other.name} on a page about another city`
    const remedy = 'Check that the text was not copied; only "Global Access" names other cities.'
    return [{ file, field, problem, remedy }]
  })
}

/** At least one of a city's documents must name the city. */
function ownName(texts: readonly SiteText[]): Finding[] {
  return cityList.flatMap(({ key, name: said }) => {
    const [first, ...own] = texts.filter(({ city }) => city === key)
    if (!first || [first, ...own].some(({ text }) => hasWord(fillTokens(text, key), said)))
      return []
    const problem = `no document of ${said} names the city`
    const remedy = 'Check that the texts are those of this city.'
    return [{ file: first.file, field: first.field, problem, remedy }]
  })
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`).test(text)
}
