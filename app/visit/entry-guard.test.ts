import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cityKeys } from '~/cities/cities'
import { cityPath, classifyPath, guardedRoutes, renderedPaths } from '~/site/route-table'
import { continueTo, decideEntry, type Entry } from './entry-guard'

function enter(address: string, visitor: Partial<Entry> = {}) {
  const { pathname, search, hash } = new URL(address, 'https://levo.example')
  return decideEntry({ pathname, search, hash, storedCity: undefined, ...visitor })
}

const guarded = [...guardedRoutes.map(({ path }) => path), ...cityKeys.map(cityPath)]
const editions = renderedPaths.filter(
  (path) => classifyPath(path).kind === 'page' && !guarded.includes(path),
)

describe('a visitor without a city (GUARD-1)', () => {
  test.each(['/', '/landing'])('sees %s', (path) => {
    expect(enter(path)).toMatchObject({ action: 'show', city: undefined })
  })

  test.each(guarded)('is sent from %s to /landing, which remembers the destination', (path) => {
    expect(enter(`${path}?a=b#c`)).toMatchObject({
      action: 'redirect',
      to: '/landing',
      remember: `${path}?a=b#c`,
    })
  })

  test.each(editions)('sees the edition %s, which names its city', (path) => {
    const city = cityKeys.find((key) => path === `/${key}` || path.startsWith(`/${key}/`))
    expect(city).toBeDefined()
    expect(enter(path)).toMatchObject({ action: 'show', city })
  })
})

describe('a visitor with a city (GUARD-1, CITY-2)', () => {
  test('sees guarded pages in that city', () => {
    expect(enter('/about', { storedCity: 'oslo' })).toMatchObject({ action: 'show', city: 'oslo' })
  })

  test.each(['newYork', 'new_york', 'NEW YORK'])(
    'reads a stored "%s" as New York',
    (storedCity) => {
      expect(enter('/about', { storedCity })).toMatchObject({ action: 'show', city: 'new-york' })
    },
  )

  test.each(['atlantis', '', '[object Object]'])(
    'falls back to Dubai for a stored "%s"',
    (storedCity) => {
      expect(enter('/about', { storedCity })).toMatchObject({ action: 'show', city: 'dubai' })
    },
  )

  test("switches to the city of another city's page", () => {
    expect(enter('/city/beirut', { storedCity: 'oslo' })).toMatchObject({
      action: 'show',
      city: 'beirut',
    })
  })
})

describe('a city in the address (GUARD-3)', () => {
  test("opens a guarded page at once in that city's edition", () => {
    expect(enter('/about?city=zurich&ref=x#c')).toMatchObject({
      action: 'redirect',
      to: '/zurich/about?ref=x#c',
      city: 'zurich',
    })
  })

  test('takes precedence over the stored one', () => {
    expect(enter('/about?city=zurich', { storedCity: 'oslo' })).toMatchObject({ city: 'zurich' })
  })

  test.each(['newYork', 'newyork', 'new_york', 'new%20york', 'New+York', 'NEW-YORK'])(
    'may be spelled %s',
    (spelling) => {
      expect(enter(`/about?city=${spelling}`)).toMatchObject({ to: '/new-york/about' })
    },
  )

  test('is ignored with a warning if it is unknown', () => {
    const warning = expect.stringContaining('atlantis')
    expect(enter('/about?city=atlantis', { storedCity: 'oslo' })).toMatchObject({
      action: 'show',
      city: 'oslo',
      warning,
    })
    expect(enter('/about?city=atlantis')).toMatchObject({
      action: 'redirect',
      to: '/landing',
      warning,
    })
  })

  test("yields to the path of a city's page", () => {
    expect(enter('/city/oslo?city=dubai')).toMatchObject({ action: 'show', city: 'oslo' })
  })

  test('is also stored from the landing page', () => {
    expect(enter('/?city=oslo')).toMatchObject({ action: 'show', city: 'oslo' })
  })
})

describe('addresses of cities (ROUTE-3, EDITION-3)', () => {
  test.each([
    ['/newYork/villas?a=b#c', '/new-york/villas?a=b#c', 'new-york'],
    ['/Oslo', '/oslo', 'oslo'],
    ['/Z%C3%BCrich/about', '/zurich/about', 'zurich'],
    ['/oslo/city/oslo', '/', undefined],
    ['/oslo/landing', '/', undefined],
    ['/atlantis/about', '/', undefined],
    ['/oslo/nowhere', '/', undefined],
  ])('leads from %s to %s', (from, to, city) => {
    expect(enter(from)).toMatchObject({ action: 'redirect', to, ...(city && { city }) })
  })

  test("prefers an edition's city to the parameter and to the stored one", () => {
    expect(enter('/oslo/about?city=zurich', { storedCity: 'beirut' })).toMatchObject({
      action: 'show',
      city: 'oslo',
    })
  })

  test.each(['/city/newyork', '/city/new_york', '/city/New%20York', '/city/newYork'])(
    'redirects %s to the page of New York and keeps query and fragment',
    (path) => {
      expect(enter(`${path}?city=oslo#gallery`)).toMatchObject({
        action: 'redirect',
        to: '/city/new-york?city=oslo#gallery',
        city: 'new-york',
      })
    },
  )

  test('sends an unknown city to the root route', () => {
    for (const storedCity of [undefined, 'oslo']) {
      expect(enter('/city/atlantis', { storedCity })).toEqual({ action: 'redirect', to: '/' })
    }
  })

  test('sends an unknown path to the root path and does not remember it', () => {
    const decision = enter('/nowhere')
    expect(decision).toMatchObject({ action: 'redirect', to: '/' })
    expect(decision).not.toHaveProperty('remember')
  })

  test.each(['/nowhere', '/city/atlantis'])(
    'stores a city in the address of %s all the same',
    (path) => {
      expect(enter(`${path}?city=oslo`)).toMatchObject({
        action: 'redirect',
        to: '/',
        city: 'oslo',
      })
    },
  )
})

describe('choosing on the landing page (GUARD-2)', () => {
  test('continues to the remembered destination', () => {
    expect(continueTo('/services#fire', 'oslo')).toBe('/oslo/services#fire')
    expect(continueTo('/villas?city=dubai&ref=x', 'oslo')).toBe('/oslo/villas?ref=x')
    expect(continueTo('/zurich/about', 'oslo')).toBe('/oslo/about')
  })

  test("replaces a remembered city's page with the chosen city's", () => {
    expect(continueTo('/city/dubai?ref=x#gallery', 'oslo')).toBe('/oslo?ref=x#gallery')
  })

  test('goes to the home page when nothing is remembered', () => {
    expect(continueTo(undefined, 'oslo')).toBe('/oslo/home')
    expect(continueTo('/landing', 'oslo')).toBe('/oslo/home')
  })

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example/x',
    '/\\elsewhere.example',
    '/about/..//elsewhere.example',
    '//',
    'http://[',
  ])('never leaves the site for %s', (destination) => {
    expect(continueTo(destination, 'oslo')).toBe('/oslo/home')
  })
})

// GUARD-5
describe('for any address and any storage', () => {
  const visitor = fc.record({
    storedCity: fc.option(fc.oneof(fc.string(), fc.constantFrom(...cityKeys)), { nil: undefined }),
  })
  const address = fc
    .tuple(
      fc.oneof(fc.constantFrom(...renderedPaths), fc.webPath({ size: 'small' })),
      fc.oneof(fc.constant(''), fc.webQueryParameters(), fc.constantFrom('city=oslo', 'city=x')),
    )
    .map(
      ([path, query]) => `https://levo.example${path.startsWith('/') ? path : `/${path}`}?${query}`,
    )

  test('shows a guarded page only in a known city', () => {
    fc.assert(
      fc.property(address, visitor, (where, who) => {
        const decision = enter(where, who)
        // The landing page is the only open page, however many slashes its address has.
        const open = /^\/*(landing\/*)?$/.test(new URL(where).pathname)
        if (decision.action === 'show' && !open) expect(cityKeys).toContain(decision.city)
      }),
    )
  })

  test('shows a page after at most three redirects', () => {
    fc.assert(
      fc.property(address, visitor, (where, who) => {
        let decision = enter(where, who)
        let storedCity = who.storedCity
        for (let step = 0; step < 3 && decision.action === 'redirect'; step++) {
          storedCity = decision.city ?? storedCity
          decision = enter(decision.to, { storedCity })
        }
        expect(decision.action).toBe('show')
      }),
    )
  })
})
