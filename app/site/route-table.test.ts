import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cityKeys } from './cities'
import {
  cityOfPath,
  classifyPath,
  pageRoutes,
  prerenderedPaths,
  shareablePath,
  sitemapPaths,
} from './route-table'

/** The route table of the specification, to the letter (spec 2.1). */
const specified: Readonly<Record<string, string>> = {
  '/': 'landing',
  '/landing': 'landing',
  '/home': 'home',
  '/about': 'about',
  '/about-us': 'about',
  '/services': 'services',
  '/contact': 'contact',
  '/contact-us': 'contact',
  '/privacy-policy': 'privacy-policy',
  '/terms-conditions': 'terms-conditions',
  '/villas': 'service-page',
  '/yachts': 'service-page',
  '/restaurants': 'service-page',
  '/luxury-cars': 'service-page',
  '/brunches': 'service-page',
  '/party-calendar': 'service-page',
  '/beach-clubs': 'service-page',
  '/excursions': 'service-page',
  '/private-jets': 'service-page',
  '/car-hire': 'service-page',
  '/transfers': 'service-page',
  '/birthdays': 'service-page',
  '/formula1': 'service-page',
  '/proposals': 'service-page',
  '/stag-and-hen-parties': 'service-page',
  '/weddings': 'service-page',
  '/private-chef': 'service-page',
  '/health-and-beauty': 'service-page',
  '/itineraries': 'service-page',
  '/vip-host': 'service-page',
  '/the-levo-yacht': 'service-page',
}

test('the table holds every path of the specification and no other (spec 2.1)', () => {
  expect(Object.fromEntries(pageRoutes.map(({ path, page }) => [path, page]))).toEqual(specified)
  expect(pageRoutes).toHaveLength(Object.keys(specified).length)
})

test('every path and every city is prerendered, once', () => {
  expect([...prerenderedPaths].sort()).toEqual(
    [...Object.keys(specified), ...cityKeys.map((key) => `/city/${key}`)].sort(),
  )
})

describe('what a path is to the guard (spec 2.1, 6)', () => {
  test.each(['/', '/landing', '/landing/'])('%s is open to everyone', (path) => {
    expect(classifyPath(path)).toEqual({ kind: 'open' })
  })

  test.each(Object.keys(specified).filter((path) => specified[path] !== 'landing'))(
    '%s is guarded, with a closing slash or without',
    (path) => {
      expect(classifyPath(path)).toEqual({ kind: 'guarded' })
      expect(classifyPath(`${path}/`)).toEqual({ kind: 'guarded' })
    },
  )

  test.each([
    ['/city/oslo', 'oslo'],
    ['/city/oslo/', 'oslo'],
    ['/city/newyork', 'new-york'],
    ['/city/new_york', 'new-york'],
    ['/city/New%20York', 'new-york'],
    ['/city/BEIRUT', 'beirut'],
  ])('%s is the page of %s', (path, city) => {
    expect(classifyPath(path)).toEqual({ kind: 'city', city })
    expect(cityOfPath(path)).toBe(city)
  })

  test.each(['/city/atlantis', '/city/%E0%A4%A'])('%s names no city', (path) => {
    expect(classifyPath(path)).toEqual({ kind: 'city', city: undefined })
    expect(cityOfPath(path)).toBeUndefined()
  })

  test.each(['/nowhere', '/city', '/city/', '/city/oslo/gallery', '/Home', '/home/x', '//home'])(
    '%s is unknown',
    (path) => {
      expect(classifyPath(path)).toEqual({ kind: 'unknown' })
    },
  )

  test('no path ever makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webPath(), fc.string()), (path) => {
        expect(['open', 'guarded', 'city', 'unknown']).toContain(classifyPath(`/${path}`).kind)
      }),
    )
  })
})

describe('addresses for search and sharing', () => {
  test('a page carries its city, the landing needs none', () => {
    expect(shareablePath('/about', 'zurich')).toBe('/about?city=zurich')
    expect(shareablePath('/', 'zurich')).toBe('/')
  })

  test('the sitemap lists each page in each city where the text differs, everything else once', () => {
    const pages = ['/home', '/about', '/services', '/contact', ...servicePaths()]
    const expected = [
      '/',
      '/privacy-policy?city=dubai',
      '/terms-conditions?city=dubai',
      ...pages.flatMap((page) => cityKeys.map((city) => `${page}?city=${city}`)),
      ...cityKeys.map((city) => `/city/${city}?city=${city}`),
    ]
    expect(sitemapPaths('dubai').sort()).toEqual(expected.sort())
  })
})

function servicePaths(): string[] {
  return Object.keys(specified).filter((path) => specified[path] === 'service-page')
}
