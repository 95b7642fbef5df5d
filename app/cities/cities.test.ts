import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cities, cityKeys, cityList, defaultCity, findCity, normaliseCity } from './cities'

test('the cities are in the order of their keys, one of them the default (CITY-1)', () => {
  expect(cityList.map((city) => city.key)).toEqual(cityKeys)
  expect(cityKeys).toContain(defaultCity)
})

test.each(cityList)('$name is filed under its key', (city) => {
  expect(cities[city.key]).toBe(city)
})

describe('the city a spelling means (CITY-2)', () => {
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
    '"%s" is none of ours and falls back to dubai',
    (spelling) => {
      expect(findCity(spelling)).toBeUndefined()
      expect(normaliseCity(spelling)).toBe('dubai')
    },
  )

  test('any input gives a known city', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string({ unit: 'binary' })), (value) => {
        expect(cityKeys).toContain(normaliseCity(value))
      }),
    )
  })

  test('case and separators never matter', () => {
    const separator = fc.constantFrom('-', '_', ' ', '')
    const spelling = fc
      .tuple(fc.constantFrom(...cityKeys), separator, fc.infiniteStream(fc.boolean()))
      .map(([key, between, capital]) => ({
        key,
        written: [...key.replaceAll('-', between)]
          .map((letter) => (capital.next().value ? letter.toUpperCase() : letter))
          .join(''),
      }))
    fc.assert(
      fc.property(spelling, ({ key, written }) => {
        expect(findCity(written)).toBe(key)
      }),
    )
  })

  test('a normalised name is its own normal form', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const once = normaliseCity(value)
        expect(normaliseCity(once)).toBe(once)
      }),
    )
  })
})
