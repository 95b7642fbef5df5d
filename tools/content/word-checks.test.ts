import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cityProfiles } from '../../app/cities/all-profiles'
import { serviceTexts } from '../../app/cities/all-service-texts'
import { cities, cityKeys } from '../../app/cities/cities'
import { unknownTokens } from '../../app/content/tokens'
import { inquiryOptions } from '../../app/inquiry/inquiry-options'
import { catalogue } from '../../app/pages/services/catalogue'
import { elements } from '../../app/services/elements'
import { servicePages } from '../../app/services/service-pages'
import { nextSteps } from '../../app/site/texts/next-steps'
import { defaultWords } from './check-cities'
import { documentFiles } from './content-files'
import {
  bannedWordsIn,
  contradictions,
  longestDescription,
  type SiteText,
  sharedSentences,
  textsIn,
} from './word-checks'

const documents = documentFiles.flatMap(({ file, city }) =>
  textsIn(JSON.parse(readFileSync(file, 'utf8')), file, city),
)
const profiles = cityKeys.flatMap((city) => {
  const {
    heroImage: _hero,
    experiencePictures: _experiences,
    partnershipsPicture: _partnerships,
    gallery: _gallery,
    ...texts
  } = cityProfiles[city]
  return textsIn(texts, `cities/${city}/profile.ts`, city)
})
const services = cityKeys.flatMap((city) =>
  textsIn(serviceTexts[city], `cities/${city}/service-texts.ts`, city),
)
const ofCities = [...documents, ...profiles, ...services]
const ofAll = [
  ...cityKeys.map((city) => ({
    file: `cities/${city}/city.ts`,
    field: 'line',
    text: cities[city].line,
  })),
  ...Object.values(servicePages).flatMap(({ picture: _, ...page }) =>
    textsIn(page, `services/${page.slug}.ts`),
  ),
  ...elements.flatMap(({ backgroundImage: _, ...element }) => textsIn(element, 'elements.ts')),
  // Requirements fix the headings.
  ...textsIn(catalogue, 'catalogue.ts').filter(({ field }) => !field.endsWith('title')),
  ...textsIn(inquiryOptions, 'inquiry-options.ts'),
]

// WORDS-2, WORDS-3, WORDS-4, SITE-2
describe('the words of the site', () => {
  test('are complete', () => {
    expect(documents.length).toBeGreaterThan(300)
    expect(profiles.length).toBeGreaterThan(60)
    expect(services.length).toBeGreaterThan(100)
    expect(ofAll.length).toBeGreaterThan(200)
  })

  test('contain no typed facts and no contradictions', () => {
    expect(contradictions([...ofCities, ...ofAll])).toEqual([])
  })

  test('contain no banned words', () => {
    expect(bannedWordsIn([...ofCities, ...ofAll, ...textsIn(nextSteps, 'next-steps.ts')])).toEqual(
      [],
    )
  })

  test('contain no unknown tokens', () => {
    expect(unknownTokens([...ofCities, ...ofAll])).toEqual([])
  })

  test('share no sentences between cities except the defaults', () => {
    expect(sharedSentences(ofCities, defaultWords())).toEqual([])
  })

  test('describe each city within the length that search engines show', () => {
    const descriptions = profiles.filter(({ field }) => field === 'metaDescription')
    expect(descriptions).toHaveLength(cityKeys.length)
    expect(descriptions.filter(({ text }) => text.length > longestDescription)).toEqual([])
  })
})

describe('each check can fail', () => {
  const text = (words: string, city?: SiteText['city']): SiteText => ({
    file: 'contact/oslo',
    field: 'hero.title',
    text: words,
    city,
  })

  test.each([
    'Monday - Friday: 9AM - 6PM',
    'We are there from nine to six.',
    'Call +47 22 00 00 01 today.',
    'Write to oslo@levo.example.',
    'We answer within two hours.',
    'Within 3 hours you have our answer.',
    'Open on weekdays, Oslo time.',
    'Somebody answers 24/7.',
    'The phone is answered at any hour.',
    'Our office in Zurich is open.',
    'Dubai is two hours ahead of Oslo.',
    'Oslo is three hours behind in winter.',
    'Beirut is an hour behind Dubai.',
  ])('finds a typed fact: %s', (words) => {
    const [found] = contradictions([text(words)])
    expect(found).toMatchObject({ file: 'contact/oslo', field: 'hero.title' })
    expect(found?.remedy).not.toBe('')
  })

  test.each([
    '24/7 Support',
    '{hours}, {timeZone}',
    'Our team is in Dubai, {timeDifference}.',
    'We typically respond {replyTime}.',
    'The museum is two hours away by train.',
    'The desert is an hour behind.',
    'The office in Downtown Dubai is open.',
    'It is a good time for Oslo.',
  ])('finds no typed fact: %s', (words) => {
    expect(contradictions([text(words)])).toEqual([])
  })

  test('reports a banned word with the reason and the alternative', () => {
    expect(bannedWordsIn([text('We serve supper at nine.')])).toEqual([
      {
        file: 'contact/oslo',
        field: 'hero.title',
        problem: '“supper”: it sounds a hundred years old',
        remedy: 'write "dinner"',
      },
    ])
  })

  test('finds a sentence of two cities, also when only their names differ', () => {
    const pair = [
      text('We know a quiet table in Oslo.', 'oslo'),
      text('Good morning. We know a quiet table in Beirut!', 'beirut'),
    ]
    expect(sharedSentences(pair)).toHaveLength(1)
    expect(sharedSentences(pair, ['We know a quiet table in Dubai.'])).toEqual([])
    expect(sharedSentences([pair[0], pair[0]] as SiteText[])).toEqual([])
  })
})
