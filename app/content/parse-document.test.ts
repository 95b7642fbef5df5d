import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { defaultTexts } from './defaults'
import { documentNames } from './document-path'
import { documentSchemas } from './documents'
import { parseDocument } from './parse-document'

function wrongFields(result: { faults: { field: string }[] }): string[] {
  return result.faults.map((fault) => fault.field)
}

test('a right document comes through whole, trimmed', () => {
  const result = parseDocument('hero', { title: '  A title ', cta: { primary: { text: 'Go' } } })
  expect(result).toEqual({
    parsed: { title: 'A title', cta: { primary: { text: 'Go' } } },
    faults: [],
  })
})

// DOC-3
describe('a wrong field costs that field only, and is named', () => {
  test.each([
    ['a number', { title: 7, subtitle: 'Kept' }],
    ['null', { title: null, subtitle: 'Kept' }],
    ['an empty text', { title: '   ', subtitle: 'Kept' }],
    ['a text that is far too long', { title: 'x'.repeat(201), subtitle: 'Kept' }],
    ['an object', { title: { text: 'x' }, subtitle: 'Kept' }],
  ])('%s for a title', (_, data) => {
    const result = parseDocument('hero', data)
    expect(result.parsed).toEqual({ subtitle: 'Kept' })
    expect(wrongFields(result)).toEqual(['title'])
  })

  test('deep fields are named by their whole path', () => {
    const result = parseDocument('hero', { cta: { primary: { text: [] } }, title: 'Kept' })
    expect(wrongFields(result)).toEqual(['cta.primary.text'])
    expect(result.parsed.title).toBe('Kept')
  })

  test.each([
    ['home', ['contactSection', 'features'], { icon: 'clock', title: 'A', description: 'B' }],
    ['contact', ['content', 'additionalInfo'], { icon: 'reply', title: 'A', description: 'B' }],
    [
      'contact',
      ['content', 'contactDetails'],
      { icon: 'phone', title: 'A', value: 'B', link: 'tel:+41' },
    ],
    ['about', ['services', 'items'], { title: 'A', description: 'B' }],
    ['why-choose-us', ['features'], { title: 'A', description: 'B' }],
  ] as const)('in an entry of %s %j only the field itself is lost', (name, keys, good) => {
    const within = (list: unknown) =>
      keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), list)
    for (const key of Object.keys(good)) {
      const { [key as keyof typeof good]: _, ...rest } = good
      const wrong = parseDocument(name, within([good, { ...rest, [key]: 7 }, good]))
      expect(wrong.parsed).toEqual(within([good, rest, good]))
      expect(wrongFields(wrong)).toEqual([[...keys, 1, key].join('.')])

      const missing = parseDocument(name, within([rest]))
      expect(missing).toEqual({ parsed: within([rest]), faults: [] })
    }
  })

  test('an icon that nobody has drawn costs the icon', () => {
    const result = parseDocument('home', {
      contactSection: { features: [{ icon: 'dragon', title: 'C', description: 'D' }] },
    })
    expect(result.parsed.contactSection?.features).toEqual([{ title: 'C', description: 'D' }])
    expect(wrongFields(result)).toEqual(['contactSection.features.0.icon'])
  })

  test('an entry with nothing to show goes, and is named', () => {
    const result = parseDocument('contact', {
      content: { contactDetails: [{ icon: 'phone', link: '/x' }, 'no entry', { value: '1 2 3' }] },
    })
    expect(result.parsed.content?.contactDetails).toEqual([{ value: '1 2 3' }])
    expect(wrongFields(result)).toEqual(['content.contactDetails.0', 'content.contactDetails.1'])
  })

  test('a slogan of two words is none', () => {
    const result = parseDocument('pre-footer', { slogan: ['A', 7, 'C'], closingLine: 'Kept' })
    expect(result.parsed).toEqual({ closingLine: 'Kept' })
    expect(wrongFields(result)).toEqual(['slogan.1', 'slogan'])
  })

  test('several faults are all named', () => {
    const result = parseDocument('image-scaling-section', {
      title: 1,
      heading: 'Kept',
      imageSrc: 2,
    })
    expect(result.parsed).toEqual({ heading: 'Kept' })
    expect(wrongFields(result).sort()).toEqual(['imageSrc', 'title'])
  })
})

describe('a whole document that is none', () => {
  test.each([['a text'], [7], [null], [['a', 'list']]])('%j gives an empty document', (data) => {
    const result = parseDocument('hero', data)
    expect(result.parsed).toEqual({})
    expect(wrongFields(result)).toEqual(['(the whole document)'])
  })
})

// DOC-7
describe('links and pictures of a document cannot lead astray', () => {
  test.each([
    'javascript:alert(1)',
    'ftp://elsewhere.example',
    '//elsewhere.example',
    'data:text/html,x',
    '/a"onclick=x',
  ])('%s is no link', (ctaLink) => {
    expect(wrongFields(parseDocument('contact', { hero: { ctaLink } }))).toEqual(['hero.ctaLink'])
  })

  test.each([
    '#contact-form',
    '/services',
    'https://levo.example/a?b=c',
    'http://levo.example',
    'mailto:a@b.example',
    'tel:+97140',
  ])('%s is a link', (ctaLink) => {
    expect(parseDocument('contact', { hero: { ctaLink } }).faults).toEqual([])
  })

  test.each([
    'https://elsewhere.example/a.jpg',
    '//elsewhere.example/a.jpg',
    'Dubai 03',
    '/a b.jpg',
  ])('%s is no picture', (imageSrc) => {
    const result = parseDocument('image-scaling-section', { imageSrc })
    expect(wrongFields(result)).toEqual(['imageSrc'])
  })
})

describe('for any data at all', () => {
  const name = fc.constantFrom(...documentNames)

  test('it never throws and what comes out keeps to the schema', () => {
    fc.assert(
      fc.property(name, fc.oneof(fc.jsonValue(), fc.object()), (kind, data) => {
        const { parsed } = parseDocument(kind, data)
        expect(v.safeParse(documentSchemas[kind], parsed).success).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('a right document with any one value replaced loses nothing but that value', () => {
    const damage = fc.record({
      kind: name,
      pick: fc.nat(),
      value: fc.oneof(
        fc.constant(null),
        fc.integer(),
        fc.constant(''),
        fc.array(fc.integer()),
        fc.boolean(),
      ),
    })
    fc.assert(
      fc.property(damage, ({ kind, pick, value }) => {
        const whole = structuredClone(defaultTexts('oslo')[kind]) as Record<string, unknown>
        const keys = Object.keys(whole)
        const hit = keys[pick % keys.length] as string
        const { parsed } = parseDocument(kind, { ...whole, [hit]: value })
        for (const key of keys) {
          if (key !== hit) expect((parsed as Record<string, unknown>)[key]).toEqual(whole[key])
        }
      }),
    )
  })

  test('the data itself is left as it was', () => {
    const data = { title: 7, cta: { primary: { text: null } } }
    const before = structuredClone(data)
    parseDocument('hero', data)
    expect(data).toEqual(before)
  })
})

test('however many fields are wrong, the right ones stay', () => {
  const features = Array.from({ length: 5_000 }, (_, index) =>
    index % 2 ? { title: `${index}` } : { title: index },
  )
  const result = parseDocument('why-choose-us', { title: 'Kept', features })
  expect(result.parsed.title).toBe('Kept')
  expect(result.parsed.features).toHaveLength(2_500)
  expect(result.parsed.features?.[7]).toEqual({ title: '15' })
  expect(result.faults).toHaveLength(5_000)
})
