import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cityKeys, cityList } from '~/cities/cities'
import { facts, officeHours, timeZoneName } from '../site/facts'
import { defaultTexts, withDefaults } from './defaults'
import { documentNames } from './document-path'
import { parseDocument } from './parse-document'

describe('the fixed defaults (HOME-2, HOME-7, HOME-8, ABOUT-4, CONT-1, CONT-2, CONT-3, WHY-1)', () => {
  const { hero, home, contact, about, 'why-choose-us': why } = defaultTexts('dubai')

  test('home hero', () => {
    expect(hero).toEqual({
      subtitle: 'For the best Dubai experience',
      title: 'Book with Levo',
      cta: { primary: { text: 'Exclusive Access' } },
      scrollText: 'Scroll',
    })
  })

  test('home about and contact sections', () => {
    expect(home.aboutSection.subtitle).toBe(
      'Exceptional travel knowledge to ensure your stay in Dubai is unforgettable',
    )
    expect(home.aboutSection.description1).toContain('luxury concierge in Dubai')
    expect(home.aboutSection.description2).toContain('in Dubai')
    expect(home.contactSection.title).toBe('Contact Our Dubai Team')
    expect(home.contactSection.description).toBe(
      'Reach out to our team today to discover how we can assist you.',
    )
    expect(home.contactSection.features.map((feature) => feature.title)).toEqual([
      '24/7 Support',
      'Premium Service',
      'Trusted Partner',
    ])
  })

  test('contact page', () => {
    expect(contact.hero).toMatchObject({
      title: 'Contact Us',
      subtitle: 'Get in Touch',
      ctaText: 'Exclusive Access',
      ctaLink: '#contact-form',
    })
    expect(contact.content.contactDetails.map((detail) => detail.title)).toEqual([
      'Phone',
      'Email',
      'WhatsApp',
    ])
    expect(contact.content.contactDetails[2]?.value).toBe('Send us a message')
    const [office, response] = contact.content.additionalInfo
    expect(office?.title).toBe('Visit Our Office')
    expect(office?.description).toContain(facts.office.value)
    expect(office?.description).toContain(officeHours)
    expect(response).toMatchObject({
      title: 'Quick Response',
      description: `We typically respond ${facts.replyTime.value}`,
    })
  })

  test('about page and reasons', () => {
    expect(about.services.items.map((item) => item.title)).toEqual([
      'Luxury Accommodations',
      'Private Transportation',
      'Fine Dining',
      'Event Planning',
    ])
    expect(about.services.buttonText).toBe('View All Services')
    expect(about.cta).toMatchObject({ buttonText: 'Get Started', buttonLink: '/contact' })
    expect(why.features.map((feature) => feature.title)).toEqual([
      'Global Access',
      'Beyond concierge',
      'Discreet Excellence',
    ])
  })
})

// DOC-5
test.each(cityList)('defaults for $name name no other city', ({ key, name }) => {
  const { contact, ...rest } = defaultTexts(key)
  // The one office and its hours are in Dubai, whatever the city (SITE-5).
  const said = (JSON.stringify(rest) + JSON.stringify(contact.hero)).replaceAll(timeZoneName(), '')
  for (const other of cityList) {
    if (other.key !== key) expect(said, other.name).not.toContain(other.name)
  }
  expect(said).toContain(name)
})

test.each(documentNames)('the defaults of "%s" keep to the document\'s own schema', (name) => {
  for (const city of cityKeys) {
    expect(parseDocument(name, defaultTexts(city)[name]).faults).toEqual([])
  }
})

describe('with a document', () => {
  test('uses its fields, and defaults for missing ones', () => {
    const texts = withDefaults('hero', 'oslo', { title: 'Own title' })
    expect(texts.title).toBe('Own title')
    expect(texts.subtitle).toBe('For the best Oslo experience')
    expect(texts.cta.primary.text).toBe('Exclusive Access')
  })

  test('treats an empty list as missing (ABOUT-4)', () => {
    const texts = withDefaults('about', 'oslo', { services: { items: [] } })
    expect(texts.services.items).toHaveLength(4)
  })

  test('has every default field, whatever the document contains', () => {
    fc.assert(
      fc.property(fc.constantFrom(...documentNames), fc.object(), (name, data) => {
        const { parsed } = parseDocument(name, data)
        expect(missing(defaultTexts('oslo')[name], withDefaults(name, 'oslo', parsed))).toEqual([])
      }),
    )
  })
})

/** Paths of the fields that `whole` has and `given` lacks; lists count as one field. */
function missing(whole: object, given: object, path = ''): string[] {
  return Object.entries(whole).flatMap(([key, value]) => {
    const found = (given as Record<string, unknown>)[key]
    if (found === undefined) return [`${path}${key}`]
    if (typeof value !== 'object' || Array.isArray(value)) return []
    return missing(value as object, found as object, `${path}${key}.`)
  })
}
