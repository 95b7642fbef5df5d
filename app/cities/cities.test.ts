import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cityKeys, cityList, defaultCity, findCity, normaliseCity } from './cities'

test('lists the cities in the order of their keys, with the default among them (CITY-1)', () => {
  expect(cityList.map((city) => city.key)).toEqual(cityKeys)
  expect(cityKeys).toContain(defaultCity)
})

describe('finding a city by its spelling (CITY-2)', () => {
  test.each([
    'new-york',
    'newyork',
    'new_york',
    'new york',
    'newYork',
    'New York',
    'NEW_YORK',
    ' New-York ',
  ])('"%s" is new-york', (spelling) => {
    expect(findCity(spelling)).toBe('new-york')
    expect(normaliseCity(spelling)).toBe('new-york')
  })

  test.each(['zürich', 'Zürich', 'ZU\u0308RICH'])('"%s" is zurich', (spelling) => {
    expect(findCity(spelling)).toBe('zurich')
  })

  test.each(['atlantis', '', ' ', 'new', 'york', 'dubai2', 'duba', '__proto__', 'constructor'])(
    'normalises "%s" to dubai',
    (spelling) => {
      expect(findCity(spelling)).toBeUndefined()
      expect(normaliseCity(spelling)).toBe('dubai')
    },
  )

  test('normalises any input to a known city', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string({ unit: 'binary' })), (value) => {
        expect(cityKeys).toContain(normaliseCity(value))
      }),
    )
  })
})
