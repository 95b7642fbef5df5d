import { expect, test } from 'vitest'
import { countryCodes } from './country-codes'
import { findCountries } from './country-search'

function found(search: string): string[] {
  return findCountries(countryCodes, search).map(({ id }) => id)
}

// FORM-2
test.each([
  ['uk', 'gb'],
  ['scot', 'gb'],
  ['UAE', 'ae'],
  ['الإمارات', 'ae'],
  ['usa', 'us'],
  ['états', 'us'],
  ['schweiz', 'ch'],
  ['norge', 'no'],
  ['deutschland', 'de'],
  ['österreich', 'at'],
  ['osterreich', 'at'],
  ['españa', 'es'],
  ['liban', 'lb'],
  ['holland', 'nl'],
  ['日本', 'jp'],
  ['turkiye', 'tr'],
  ['czech republic', 'cz'],
  ['ksa', 'sa'],
  ['hong kong', 'hk'],
])('finds the country for %s first', (search, id) => {
  expect(found(search)[0]).toBe(id)
})

test.each(['0044', '+44', '44', '00 44'])('treats %s as one code', (search) => {
  expect(found(search)).toEqual(['gb'])
})

test('finds codes by their first digits, with an exact match first', () => {
  expect(found('370')).toEqual(['lt-lietuva', 'lt'])
  expect(found('+1')).toEqual(['ca', 'us'])
  expect(found('97').slice(0, 2)).toEqual(['ae', 'ae-dubai'])
  expect(found('999')).toEqual([])
})

test('shows the whole list in order for an empty search', () => {
  expect(findCountries(countryCodes, ' ')).toEqual(countryCodes)
})

test('finds English names before those in other languages, and prefixes before the rest', () => {
  expect(found('ind').slice(0, 2)).toEqual(['in', 'id'])
  expect(found('united').slice(0, 3)).toEqual(['ae', 'gb', 'us'])
  expect(found('xyzzy')).toEqual([])
})

test('finds our own names in a browser without lists of names', async () => {
  const { DisplayNames } = Intl
  Object.assign(Intl, { DisplayNames: undefined })
  try {
    // Not searched before in this file: results are cached.
    expect(found('malta')).toEqual(['mt'])
    expect(found('england')[0]).toBe('gb')
  } finally {
    Object.assign(Intl, { DisplayNames })
  }
})
