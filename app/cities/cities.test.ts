import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cities, cityKeys, cityList, defaultCity, findCity, normaliseCity } from './cities'

test('lists the cities in the order of their keys, with the default among them (CITY-1)', () => {
  expect(cityList.map((city) => city.key)).toEqual(cityKeys)
  expect(cityKeys).toContain(defaultCity)
})

test.each(cityList)('$name is filed under its key', (city) => {
  expect(cities[city.key]).toBe(city)
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

  test('ignores case and separators', () => {
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

  test('leaves a normalised name unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const once = normaliseCity(value)
        expect(normaliseCity(once)).toBe(once)
      }),
    )
  })
})
