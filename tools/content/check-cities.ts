/** Checks of the cities' documents beside each other: shared sentences, and words about another city. */

import { type CityKey, cityKeys, cityList } from '../../app/cities/cities.ts'
import { defaultTexts } from '../../app/content/defaults.ts'
import type { DocumentName } from '../../app/content/documents.ts'
import { fillTokens } from '../../app/content/tokens.ts'
import { documentFields } from './document-fields.ts'
import { type Value, walkDocument } from './document-walk.ts'
import type { FieldFinding } from './finding.ts'

/** One city's document of one kind. */
export interface CityDocument {
  name: DocumentName
  city: CityKey
  data: unknown
}

/** A finding and the document it is about. */
export type CityFinding = FieldFinding & Pick<CityDocument, 'name' | 'city'>

interface Text extends Value, Pick<CityDocument, 'name' | 'city'> {}

/** Everything that only several documents together can show. */
export function checkCities(documents: readonly CityDocument[]): CityFinding[] {
  const texts = documents.flatMap(({ name, city, data }) =>
    walkDocument(documentFields(name), data)
      .values.filter(({ kind }) => kind === 'line' || kind === 'text')
      .map((value): Text => ({ ...value, name, city })),
  )
  return [...sharedSentences(texts), ...otherCities(texts), ...ownName(texts)]
}

/** Sentences of five words and more that stand in the documents of two cities. */
function sharedSentences(texts: readonly Text[]): CityFinding[] {
  const fixed = new Set(
    cityKeys.flatMap((city) => textsIn(defaultTexts(city)).flatMap(sentencesOf)),
  )
  const owners = new Map<string, Text>()
  const findings: CityFinding[] = []
  for (const text of texts) {
    // A token that fills a whole sentence says the company's fact alike in every city.
    const own = text.text.replace(/\{(?!city\})\w+\}/g, ' ')
    for (const sentence of sentencesOf(own)) {
      if (fixed.has(sentence)) continue
      const owner = owners.get(sentence)
      if (owner === undefined) owners.set(sentence, text)
      else if (owner.city !== text.city) {
        findings.push({
          name: text.name,
          city: text.city,
          field: text.at,
          problem: `"${sentence}" also stands in ${owner.name} of ${owner.city} (${owner.at})`,
          remedy: 'Say of this city what is true of no other.',
        })
      }
    }
  }
  return findings
}

/** Where a document may name other cities: the one office, its hours, and how many there are. */
const mayNameOthers: Readonly<Partial<Record<DocumentName, RegExp>>> = {
  'why-choose-us': /^features\.0\./,
  about: /^whoWeAre\./,
  contact: /^(content|hero)\./,
  'page-hero': /^about\.description$/,
}

function otherCities(texts: readonly Text[]): CityFinding[] {
  return texts.flatMap(({ name, city, at, text }) => {
    if (mayNameOthers[name]?.test(at)) return []
    const other = cityList.find(({ key, name: said }) => key !== city && hasWord(text, said))
    if (!other) return []
    return [
      {
        name,
        city,
        field: at,
        problem: `names ${other.name} on a page about another city`,
        remedy:
          'Check that the text was not copied; other cities stand under "Global Access" only.',
      },
    ]
  })
}

/** A city's documents together must speak of it. */
function ownName(texts: readonly Text[]): CityFinding[] {
  return cityList.flatMap(({ key, name: said }) => {
    const own = texts.filter(({ city }) => city === key)
    if (own.length === 0 || own.some(({ text }) => hasWord(fillTokens(text, key), said))) return []
    return [
      {
        name: 'home' as const,
        city: key,
        field: 'contactSection.title',
        problem: `no document of ${said} names the city`,
        remedy: 'Check that the texts are those of this city.',
      },
    ]
  })
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`).test(text)
}

/** Sentences of five words and more, the cities' names blanked, so that a template counts as shared. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/<[^>]+>/g, ' ')
    .split(/(?<=[.!?])\s+/)
    .map((sentence) =>
      cityList
        .reduce((line, city) => line.replaceAll(city.name, '{city}'), sentence)
        .trim()
        .replace(/[.!?]$/, '')
        .toLowerCase(),
    )
    .filter((sentence) => sentence.split(/\s+/).length >= 5)
}

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  if (typeof data !== 'object' || data === null) return []
  return Object.values(data).flatMap(textsIn)
}
