import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defaultTexts } from '../../app/content/defaults'
import { documentNames, documentPath } from '../../app/content/document-path'
import { documentSchemas } from '../../app/content/documents'
import { parseDocument } from '../../app/content/parse-document'
import { allPictures } from '../../app/media/all'
import { type CityKey, cityKeys, cityList } from '../../app/site/cities'
import { facts } from '../../app/site/facts'
import { bytesOf, filePath, isThere } from './built-site'

const all = documentNames.flatMap((name) => cityKeys.map((city) => [name, city] as const))

function read(name: (typeof documentNames)[number], city: CityKey): unknown {
  return JSON.parse(bytesOf(documentPath(name, city)).toString())
}

test('the folder holds the 54 documents of the specification and nothing else (spec 7)', () => {
  const found = readdirSync(filePath('/assets/content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('.'))
    .map((file) => `/assets/content/${file}`)
  expect(found.sort()).toEqual(all.map(([name, city]) => documentPath(name, city)).sort())
  expect(found).toHaveLength(54)
})

describe.each(all)('%s of %s', (name, city) => {
  test('is right to the last field', () => {
    expect(parseDocument(name, read(name, city)).faults).toEqual([])
  })

  test('has no field that no page reads', () => {
    expect(strangers(read(name, city), parseDocument(name, read(name, city)).document)).toEqual([])
  })

  test('names pictures that exist', () => {
    for (const picture of picturesIn(read(name, city))) {
      expect(picture.startsWith('/') ? isThere(picture) : picture in allPictures, picture).toBe(
        true,
      )
    }
  })

  test('leaves the words of a picture of the collection to the collection', () => {
    // A second text would go on describing a picture that has since been replaced.
    if (picturesIn(read(name, city)).some((picture) => picture.startsWith('/'))) return
    expect(JSON.stringify(read(name, city))).not.toMatch(/"(image|background)Alt"/)
  })
})

test.each(documentNames)('%s is different in every city', (name) => {
  expect(Object.keys(documentSchemas)).toContain(name)
  const texts = cityKeys.map((city) => JSON.stringify(read(name, city)))
  expect(new Set(texts).size).toBe(cityKeys.length)
})

test('no two cities share a sentence that is theirs', () => {
  const fixed = new Set(cityKeys.flatMap((city) => sentencesOf(defaultTexts(city))))
  const owners = new Map<string, Set<CityKey>>()
  for (const [name, city] of all) {
    for (const sentence of sentencesOf(read(name, city))) {
      if (fixed.has(sentence) || sentence.includes(facts.hours.value.toLowerCase())) continue
      owners.set(sentence, (owners.get(sentence) ?? new Set()).add(city))
    }
  }
  expect(owners.size).toBeGreaterThan(200)
  const shared = [...owners]
    .filter(([, who]) => who.size > 1)
    .map(([sentence, who]) => [sentence, ...who])
  expect(shared).toEqual([])
})

test.each(cityList)(
  'the documents of $name speak of no other city as their own',
  ({ key, name }) => {
    const said = documentNames.map((document) => JSON.stringify(read(document, key))).join(' ')
    expect(said).toContain(name)
    for (const other of cityList) {
      if (other.key === key) continue
      expect(said).not.toContain(`Contact Our ${other.name} Team`)
      expect(said).not.toContain(`best ${other.name} experience`)
    }
  },
)

/** Sentences of five words and more, the cities' names blanked, so that a template counts as shared. */
function sentencesOf(data: unknown): string[] {
  return textsIn(data)
    .flatMap((text) => text.replace(/<[^>]+>/g, ' ').split(/(?<=[.!?])\s+/))
    .map((sentence) => {
      const blanked = cityList.reduce(
        (line, city) => line.replaceAll(city.name, '{city}'),
        sentence,
      )
      return blanked
        .trim()
        .replace(/[.!?]$/, '')
        .toLowerCase()
    })
    .filter((sentence) => sentence.split(/\s+/).length >= 5)
}

function textsIn(data: unknown, key = ''): string[] {
  // A picture that several cities show is described alike.
  if (typeof data === 'string') return key.endsWith('Alt') ? [] : [data]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) => textsIn(value, name))
}

function picturesIn(data: unknown, key = ''): string[] {
  if (typeof data === 'string') return /^(imageSrc|backgroundImage)$/.test(key) ? [data] : []
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) => picturesIn(value, name))
}

/** Paths of fields that parsing has dropped without a word, because no schema knows them. */
function strangers(given: unknown, kept: unknown, path = ''): string[] {
  if (typeof given !== 'object' || given === null) return []
  return Object.entries(given).flatMap(([key, value]) => {
    const found = (kept as Record<string, unknown> | undefined)?.[key]
    return found === undefined ? [`${path}${key}`] : strangers(value, found, `${path}${key}.`)
  })
}
