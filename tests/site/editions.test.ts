/** The built file of each edition is about its own city and no other. */
import { describe, expect, test } from 'vitest'
import { serviceTexts } from '../../app/cities/all-service-texts'
import { type CityKey, cities, cityKeys, defaultCity } from '../../app/cities/cities'
import { fillTokens } from '../../app/content/tokens'
import { privacyPolicy } from '../../app/pages/legal/privacy-policy'
import { termsConditions } from '../../app/pages/legal/terms-conditions'
import type { ServiceSlug } from '../../app/services/services'
import {
  cityPath,
  editionPath,
  guardedRoutes,
  type PageName,
  pageRoutes,
} from '../../app/site/route-table'
import { site } from '../../app/site/site'
import { cityPageTexts } from '../../app/site/texts/city'
import { defaultMeta } from '../../app/site/texts/landing'
import { servicesTexts } from '../../app/site/texts/services'
import { longestDescription } from '../../tools/content/word-checks'
import { sentencesOf } from '../sentences'
import { htmlOf, metaOf, textsOf } from './built-site'

const pages = [...guardedRoutes.map(({ path }) => path), '/city/']

/** A page's path for a city. `/city/` is the city's own page. */
function pathFor(page: string, city: CityKey): string {
  return page === '/city/' ? cityPath(city) : page
}

const sentences = new Map(cityKeys.map((city) => [city, sentencesOf(city)]))

type Guarded = Exclude<PageName, 'landing' | 'service-page'>

/** The heading of each page in a city, except service pages. */
const headings: Record<Guarded, (city: CityKey) => string> = {
  home: (city) => textsOf('hero', city).title,
  about: (city) => textsOf('page-hero', city).about.title,
  services: () => servicesTexts.title,
  contact: (city) => textsOf('contact', city).hero.title,
  'privacy-policy': () => privacyPolicy.title,
  'terms-conditions': () => termsConditions.title,
  city: (city) => `${cityPageTexts.discover} ${cities[city].name}`,
}

/** Pages with a keywords meta element. */
const withKeywords: readonly PageName[] = ['home', 'service-page', 'services', 'contact', 'city']

/** The words that a visitor reads: the body without scripts. */
function wordsOf(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

test('every city has its own sentences', () => {
  for (const [city, own] of sentences) expect(own.length, city).toBeGreaterThan(20)
})

// EDITION-1, META-1, META-2
describe.each(cityKeys)('the editions of %s', (city) => {
  const others = cityKeys
    .filter((other) => other !== city)
    .flatMap((other) => sentences.get(other) ?? [])

  test.each(pages)('%s', (page) => {
    const path = pathFor(page, city)
    const html = htmlOf(editionPath(path, city))
    const words = wordsOf(html)
    const known = pageRoutes.find((route) => route.path === path)

    expect(html).toMatch(new RegExp(`<html[^>]* data-city="${city}"`))
    expect(others.filter((sentence) => words.includes(sentence))).toEqual([])
    expect(words).toContain(textsOf('pre-footer', city).closingLine)

    const slug = path.slice(1) as ServiceSlug
    const isLegal = known !== undefined && !known.perCity
    const isShared = known?.page === 'service-page' && !serviceTexts[city][slug]
    const addressOf = (key: CityKey) => site.origin + editionPath(known?.canonicalPath ?? path, key)
    const canonical = addressOf(isLegal || isShared ? defaultCity : city)
    const shared = addressOf(isLegal ? defaultCity : city)
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(canonical)
    expect(metaOf(html, 'og:url')).toBe(shared)

    const title = /<title>([^<]+)</.exec(html)?.[1] ?? ''
    expect(title.length).toBeLessThanOrEqual(70)
    expect(title).not.toBe(defaultMeta.title)
    if (!isLegal) {
      expect(title).toContain(cities[city].name)
      expect(metaOf(html, 'og:title')).toContain(cities[city].name)
    }
    const name = known?.page ?? 'city'
    // The heading of a service page: service-pages.test.ts.
    if (name !== 'service-page') {
      const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(words)?.[1] ?? ''
      expect(heading.replace(/<[^>]+>/g, '')).toBe(headings[name as Guarded](city))
    }
    if (withKeywords.includes(name)) {
      expect(metaOf(html, 'keywords')).toContain(cities[city].name)
    }

    const description = metaOf(html, 'description') ?? ''
    expect(description.length).toBeGreaterThan(60)
    expect(description.length).toBeLessThanOrEqual(longestDescription)

    const card =
      known?.page === 'service-page' ? `slug-${slug}` : isLegal ? 'legal' : `city-${city}`
    expect(metaOf(html, 'og:image')).toBe(`${site.origin}/media/share/${card}.jpg`)
    expect(metaOf(html, 'og:image:width')).toBe('1200')
    expect(metaOf(html, 'og:image:alt')?.length).toBeGreaterThan(5)
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image')
  })

  test("home begins with the city's own label and picture", () => {
    const html = htmlOf(editionPath('/home', city))
    expect(wordsOf(html)).toContain(fillTokens(textsOf('hero', city).subtitle, city))
    const first = [...html.matchAll(/<img[^>]*fetchpriority="high"[^>]*>/gi)].join(' ')
    expect(first).toContain(`/media/${city}-hero`)
    for (const other of cityKeys.filter((key) => key !== city))
      expect(first).not.toContain(`/media/${other}-hero`)
  })
})
