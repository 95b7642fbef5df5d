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

test('keeps a valid document whole, trimmed', () => {
  const result = parseDocument('hero', { title: '  A title ', cta: { primary: { text: 'Go' } } })
  expect(result).toEqual({
    parsed: { title: 'A title', cta: { primary: { text: 'Go' } } },
    faults: [],
  })
})

// DOC-3
describe('a wrong field is left out alone, and named', () => {
  test.each([
    ['a number', { title: 7, subtitle: 'Kept' }],
    ['null', { title: null, subtitle: 'Kept' }],
    ['an empty text', { title: '   ', subtitle: 'Kept' }],
    ['a text that is far too long', { title: 'x'.repeat(201), subtitle: 'Kept' }],
    ['an object', { title: { text: 'x' }, subtitle: 'Kept' }],
  ])('leaves out %s as a title', (_, data) => {
    const result = parseDocument('hero', data)
    expect(result.parsed).toEqual({ subtitle: 'Kept' })
    expect(wrongFields(result)).toEqual(['title'])
  })

  test('names nested fields by their full path', () => {
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
  ] as const)('leaves out only the wrong field of an entry in %s %j', (name, keys, good) => {
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

  test('leaves out an unknown icon', () => {
    const result = parseDocument('home', {
      contactSection: { features: [{ icon: 'dragon', title: 'C', description: 'D' }] },
    })
    expect(result.parsed.contactSection?.features).toEqual([{ title: 'C', description: 'D' }])
    expect(wrongFields(result)).toEqual(['contactSection.features.0.icon'])
  })

  test('leaves out and names an entry with nothing to show', () => {
    const result = parseDocument('contact', {
      content: { contactDetails: [{ icon: 'phone', link: '/x' }, 'no entry', { value: '1 2 3' }] },
    })
    expect(result.parsed.content?.contactDetails).toEqual([{ value: '1 2 3' }])
    expect(wrongFields(result)).toEqual(['content.contactDetails.0', 'content.contactDetails.1'])
  })

  test('leaves out a slogan of two words', () => {
    const result = parseDocument('pre-footer', { slogan: ['A', 7, 'C'], closingLine: 'Kept' })
    expect(result.parsed).toEqual({ closingLine: 'Kept' })
    expect(wrongFields(result)).toEqual(['slogan.1', 'slogan'])
  })
})

describe('a document of the wrong type', () => {
  test.each([['a text'], [7], [null], [['a', 'list']]])('is empty for %j', (data) => {
    const result = parseDocument('hero', data)
    expect(result.parsed).toEqual({})
    expect(wrongFields(result)).toEqual(['(the whole document)'])
  })
})

// DOC-7
describe('links and pictures of a document cannot leave the site unnoticed', () => {
  test.each([
    'javascript:alert(1)',
    'ftp://elsewhere.example',
    '//elsewhere.example',
    'data:text/html,x',
    '/a"onclick=x',
  ])('rejects %s as a link', (ctaLink) => {
    expect(wrongFields(parseDocument('contact', { hero: { ctaLink } }))).toEqual(['hero.ctaLink'])
  })

  test.each([
    '#contact-form',
    '/services',
    'https://levo.example/a?b=c',
    'http://levo.example',
    'mailto:a@b.example',
    'tel:+97140',
  ])('accepts %s as a link', (ctaLink) => {
    expect(parseDocument('contact', { hero: { ctaLink } }).faults).toEqual([])
  })

  test.each([
    'https://elsewhere.example/a.jpg',
    '//elsewhere.example/a.jpg',
    'Dubai 03',
    '/a b.jpg',
  ])('rejects %s as a picture', (imageSrc) => {
    const result = parseDocument('image-scaling-section', { imageSrc })
    expect(wrongFields(result)).toEqual(['imageSrc'])
  })
})

describe('for any data at all', () => {
  const name = fc.constantFrom(...documentNames)

  test('never throws, and the result matches the schema', () => {
    fc.assert(
      fc.property(name, fc.oneof(fc.jsonValue(), fc.object()), (kind, data) => {
        const { parsed } = parseDocument(kind, data)
        expect(v.safeParse(documentSchemas[kind], parsed).success).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('loses only the value that was replaced in a valid document', () => {
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
})
