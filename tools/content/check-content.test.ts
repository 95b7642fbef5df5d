import { cp, mkdtempDisposable, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CityKey } from '../../app/cities/cities.ts'
import type { DocumentName } from '../../app/content/documents.ts'
import { checkAlternatives } from './check-alternatives.ts'
import { checkCities } from './check-cities.ts'
import { checkContent, readDocument, surroundingsOf } from './check-content.ts'
import { alternativesFile, type DocumentFile, documentFiles } from './content-files.ts'
import type { Finding } from './finding.ts'
import { jsonSchemaFiles } from './json-schemas.ts'

const alternatives = JSON.parse(await readFile(alternativesFile, 'utf8'))
const surroundings = surroundingsOf('.', alternatives)

function placeOf(name: DocumentName, city: CityKey): DocumentFile {
  const place = documentFiles.find((one) => one.name === name && one.city === city)
  if (!place) throw new Error(`There is no document ${name} of ${city}.`)
  return place
}

function short({ file, field, problem }: Finding): string {
  return `${file.split('/').slice(-3).join('/')} ${field}: ${problem}`
}

/** Sets a value in a document, or removes it if it is undefined. Adds groups and entries on the way. */
function set(document: object, path: string, value: unknown): void {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let group = document as Record<string, unknown>
  for (const key of keys) {
    group[key] ??= key === 'additionalInfo' ? [] : {}
    group = group[key] as Record<string, unknown>
  }
  if (value === undefined) delete group[last]
  else group[last] = value
}

// DOC-8, WORDS-4
test('the repository’s documents have no findings', async () => {
  expect((await checkContent('.')).map(short)).toEqual([])
})

// DOC-6
test('the schema files are up to date (`npm run check:content -- --fix` writes them)', async () => {
  for (const [file, text] of jsonSchemaFiles()) {
    expect(await readFile(file, 'utf8'), file).toBe(text)
  }
})

test('every document has the path of its schema', async () => {
  for (const { name, file } of documentFiles) {
    const { $schema } = JSON.parse(await readFile(file, 'utf8'))
    expect(join(dirname(file), $schema), file).toBe(`schemas/${name}.schema.json`)
  }
})

// DOC-8
describe('each fault is reported with document, field and remedy', () => {
  const note = 'content.additionalInfo.0.description'
  const long = 'Word '.repeat(500)
  const faults: [string, DocumentName, path: string, value: unknown, problem: RegExp][] = [
    ['a wrong type', 'hero', 'title', 7, /ignores this/],
    ['a missing field', 'about', 'cta.title', undefined, /missing/],
    ['a missing group', 'home', 'aboutSection', undefined, /missing/],
    ['an unknown field', 'hero', 'tittle', 'x', /no page reads/],
    ['an unknown field of an entry', 'why-choose-us', 'features.1.text', 'x', /no page reads/],
    ['a text too long for the layout', 'hero', 'title', 'x'.repeat(39), /39 characters, where 32/],
    ['tokens that make it too long', 'contact-form', 'title', '{fee}', /characters, where/],
    ['a text too long for any field', 'about', 'whoWeAre.description1', long, /ignores this/],
    ['an unknown token', 'hero', 'subtitle', 'Call {fone}', /\{fone\} is not a token/],
    ['a tag in a plain text', 'hero', 'subtitle', '<b>Bold</b>', /see <b>/],
    ['a tag that is removed', 'contact', note, '<table>x</table>', /removes <table>/],
    ['a page that does not exist', 'about', 'cta.buttonLink', '/contacts', /leads to no page/],
    ['a missing fragment', 'contact', 'hero.ctaLink', '#form', /a place that \/contact/],
    ['that of a page', 'about', 'cta.buttonLink', '/services#gold', /a place that \/services/],
    ['a phone without code', 'about', 'cta.buttonLink', 'tel:0501234567', /cannot be dialled/],
    ['a wrong address', 'about', 'cta.buttonLink', 'mailto:levo', /not an e-mail address/],
    ['a dead link in a text', 'contact', note, '<a href="/nowhere">x</a>', /leads to no page/],
    ['a missing picture', 'home', 'aboutSection.imageSrc', 'oslo-99', /no picture/],
    ['a missing file', 'home', 'aboutSection.imageSrc', '/media/own.jpg', /no picture/],
    ['a text beside a picture’s own', 'home', 'aboutSection.imageAlt', 'A quay', /has its own/],
    ['a banned word', 'hero', 'title', 'An exquisite hour', /“exquisite”/],
  ]
  test.each(faults)('%s', async (_, name, path, value, problem) => {
    const place = placeOf(name, 'oslo')
    const data = JSON.parse(await readFile(place.file, 'utf8'))
    set(data, path, value)
    const { findings } = readDocument(place, JSON.stringify(data), surroundings)
    const found = findings.filter(({ field, file }) => field === path && file === place.file)
    expect(found.map((finding) => finding.problem).join('\n')).toMatch(problem)
    for (const { remedy } of found) expect(remedy).not.toBe('')
  })

  test('a file of the team without alternative text', async () => {
    const place = placeOf('home', 'oslo')
    const data = JSON.parse(await readFile(place.file, 'utf8'))
    set(data, 'aboutSection.imageSrc', '/favicon.svg')
    expect(readDocument(place, JSON.stringify(data), surroundings).findings).toEqual([
      expect.objectContaining({ field: 'aboutSection.imageAlt' }),
    ])
  })

  test.each([
    ['cut off', '{"title": "A', /cannot be read/],
    ['empty', '', /cannot be read/],
    ['a list', '["a"]', /takes a group of fields in \{braces\}/],
  ])('a file that is %s', (_, text, problem) => {
    const { findings } = readDocument(placeOf('hero', 'oslo'), text, surroundings)
    expect(findings.map(short).join('\n')).toMatch(problem)
  })

  test('another city’s name, a city that is never named, and a sentence of two cities', () => {
    const said = (name: DocumentName, city: CityKey, text: string) => ({
      file: placeOf(name, city).file,
      field: 'title',
      text,
      city,
    })
    const findings = checkCities([
      said('home', 'oslo', 'Contact Our Dubai Team'),
      said('about', 'oslo', 'We meet you in Oslo with a warm car and a thermos.'),
      said('home', 'zurich', 'We meet you in Zurich with a warm car and a thermos.'),
      said('hero', 'beirut', 'Somewhere by the sea'),
    ])
    expect(findings.map(short)).toEqual([
      expect.stringMatching(/^home\/jsons\/zurich\.json .* is also in .*about\/jsons\/oslo\.json$/),
      'home/jsons/oslo.json title: names Dubai on a page about another city',
      'hero/jsons/beirut.json title: no document of Beirut names the city',
    ])
  })

  test('a missing file and an unused one', async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'levo-content-'))
    for (const path of ['public/assets/content', alternativesFile])
      await cp(path, join(folder.path, path), { recursive: true })
    const { file } = placeOf('hero', 'oslo')
    await rm(join(folder.path, file))
    await writeFile(join(folder.path, dirname(file), 'Oslo.json'), '{}')
    expect((await checkContent(folder.path)).map(short)).toEqual([
      expect.stringMatching(/^hero\/jsons\/oslo\.json : the file is missing/),
      'hero/jsons/Oslo.json : no page reads this file',
    ])
  })
})

// WORDS-5
describe('an alternative text is reported if it is', () => {
  test.each([
    ['empty', 'oslo-03', '  ', /no text/],
    ['far too long', 'oslo-03', 'A'.repeat(126), /126 characters/],
    ['about being a picture', 'oslo-03', 'A picture of a quay', /says "picture"/],
    ['about a photo', 'oslo-03', 'Quay in a photo of 1920', /says "photo"/],
    ['a sentence with its full stop', 'oslo-03', 'A quay at night.', /full stop/],
    ['without a capital', 'oslo-03', 'a quay at night', /small letter/],
    ['that of a decorative picture', 'element-fire', 'A flame in the dark', /only decorate/],
    ['that of another picture', 'oslo-03', alternatives['oslo-02'], /the same as "oslo-02"/],
  ])('%s', (_, picture, text, problem) => {
    expect(checkAlternatives({ ...alternatives, [picture]: text })).toEqual([
      { field: picture, problem: expect.stringMatching(problem), remedy: expect.any(String) },
    ])
  })
})
