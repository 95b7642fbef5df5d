import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cityKeys, findCity } from '../../app/site/cities.ts'
import { classifyPath, prerenderedPaths } from '../../app/site/route-table.ts'
import { citySpellingPattern, redirects } from './redirects.ts'

test.each(['newyork', 'newYork', 'new_york', 'new york', 'NewYork', 'NEW-YORK', 'New York'])(
  '%s leads to New York',
  (spelling) => {
    expect(redirects().get(`/city/${spelling}`)).toBe('/city/new-york')
  },
)

test('every redirect leads where the router would lead, and to a page', () => {
  for (const [from, to] of redirects()) {
    expect(classifyPath(from)).toEqual(classifyPath(to))
    expect(prerenderedPaths).toContain(to)
  }
})

test('no page is redirected away from', () => {
  for (const path of prerenderedPaths) expect(redirects().has(path)).toBe(false)
})

test('the pattern takes only spellings of its own city', () => {
  const separator = fc.constantFrom('', '-', '_', ' ', '  ', '-_')
  fc.assert(
    fc.property(fc.constantFrom(...cityKeys), separator, fc.func(fc.boolean()), (city, gap, up) => {
      const spelling = [...city.split('-').join(gap)]
        .map((letter, index) => (up(index) ? letter.toUpperCase() : letter))
        .join('')
      expect(findCity(spelling)).toBe(city)
      const matching = cityKeys.filter((key) =>
        new RegExp(`^${citySpellingPattern(key)}$`, 'i').test(spelling),
      )
      expect(matching).toEqual([city])
    }),
  )
})
