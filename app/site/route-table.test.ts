import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cityKeys } from '../cities/cities'
import {
  cityOfPath,
  classifyPath,
  editionPath,
  linkFrom,
  pageOfPath,
  pageRoutes,
  renderedPaths,
} from './route-table'

/** Every path and its page, written out (ROUTE-1, ROUTE-2). */
const expected: Readonly<Record<string, string>> = {
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

test('lists every path and no other (ROUTE-1, ROUTE-2)', () => {
  expect(Object.fromEntries(pageRoutes.map(({ path, page }) => [path, page]))).toEqual(expected)
  expect(pageRoutes).toHaveLength(Object.keys(expected).length)
})

const guarded = Object.keys(expected).filter((path) => expected[path] !== 'landing')

// EDITION-1, EDITION-4, ROUTE-6
test('prerenders each guarded page at its own address and once for each city', () => {
  const editions = cityKeys.flatMap((key) => [
    `/${key}`,
    ...guarded.map((path) => `/${key}${path}`),
  ])
  const own = [...guarded, ...cityKeys.map((key) => `/city/${key}`)]
  expect([...renderedPaths].sort()).toEqual(['/', '/landing', ...own, ...editions].sort())
})

// EDITION-4
describe('a link stays in the family of addresses and the city of its page', () => {
  test.each([
    ['/oslo/about', '/services', '/oslo/services'],
    ['/oslo/about', '/services#fire', '/oslo/services#fire'],
    ['/oslo', '/home?a=b#c', '/oslo/home?a=b#c'],
    ['/oslo/home', '/city/oslo', '/oslo'],
    ['/oslo/home', '/city/zurich', '/zurich'],
    ['/new-york/villas', '/yachts', '/new-york/yachts'],
    ['/about', '/services', '/services'],
    ['/city/oslo', '/about', '/about'],
    ['/city/oslo', '/city/zurich', '/city/zurich'],
  ])('on %s to %s: %s', (from, to, address) => {
    expect(linkFrom(from, to)).toBe(address)
  })

  test.each([
    '/',
    '/landing',
    '/zurich/about',
    '/nowhere',
    '#earth',
    'https://levo.example/about',
    'mailto:a@b',
  ])('leaves %s unchanged in an edition', (to) => expect(linkFrom('/oslo/about', to)).toBe(to))
})

describe('classifying a path for the guard (GUARD-1)', () => {
  test.each(['/', '/landing', '/landing/'])('%s is open to everyone', (path) => {
    expect(classifyPath(path)).toEqual({ kind: 'open' })
  })

  test.each(guarded)('%s is guarded, with a trailing slash or without', (page) => {
    const known = { kind: 'page', page, city: undefined, isEdition: false }
    expect(classifyPath(page)).toEqual(known)
    expect(classifyPath(`${page}/`)).toEqual(known)
  })

  test.each(guarded)('%s has an edition in every city', (page) => {
    for (const city of cityKeys) {
      const edition = { kind: 'page', page, city, isEdition: true }
      expect(classifyPath(editionPath(page, city))).toEqual(edition)
      expect(pageOfPath(`/${city}${page}/`)).toBe(page)
    }
  })

  test.each([
    ['/city/oslo', 'oslo', false],
    ['/city/oslo/', 'oslo', false],
    ['/city/newyork', 'new-york', false],
    ['/city/new_york', 'new-york', false],
    ['/city/New%20York', 'new-york', false],
    ['/city/BEIRUT', 'beirut', false],
    ['/oslo', 'oslo', true],
    ['/NewYork/', 'new-york', true],
  ])('%s is the page of %s', (path, city, isEdition) => {
    expect(classifyPath(path)).toEqual({ kind: 'page', page: `/city/${city}`, city, isEdition })
    expect(cityOfPath(path)).toBe(city)
  })

  test.each([
    '/nowhere',
    '/city',
    '/city/',
    '/city/atlantis',
    '/city/%E0%A4%A',
    '/city/oslo/gallery',
    '/Home',
    '/home/x',
    '//home',
    '/atlantis/home',
    '/oslo/nowhere',
    '/oslo/landing',
    '/oslo/city/oslo',
    '/oslo//home',
    '/oslo/oslo',
  ])('%s is unknown', (path) => {
    expect(classifyPath(path)).toEqual({ kind: 'unknown' })
  })

  test('never throws for any path', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webPath(), fc.string()), (path) => {
        expect(['open', 'page', 'unknown']).toContain(classifyPath(`/${path}`).kind)
      }),
    )
  })
})
