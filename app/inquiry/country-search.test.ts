import { expect, test } from 'vitest'
import { countryCodes } from './country-codes'
import { findCountries } from './country-search'

function found(search: string): string[] {
  return findCountries(countryCodes, search).map(({ id }) => id)
}

// FORM-2
test.each([
  ['uk', 'gb'],
  ['U.K.', 'gb'],
  ['England', 'gb'],
  ['scot', 'gb'],
  ['great britain', 'gb'],
  ['UAE', 'ae'],
  ['emirates', 'ae'],
  ['الإمارات', 'ae'],
  ['usa', 'us'],
  ['america', 'us'],
  ['états', 'us'],
  ['schweiz', 'ch'],
  ['Suisse', 'ch'],
  ['svizzera', 'ch'],
  ['norge', 'no'],
  ['sverige', 'se'],
  ['deutschland', 'de'],
  ['Allemagne', 'de'],
  ['österreich', 'at'],
  ['osterreich', 'at'],
  ['españa', 'es'],
  ['italia', 'it'],
  ['liban', 'lb'],
  ['لبنان', 'lb'],
  ['holland', 'nl'],
  ['polska', 'pl'],
  ['日本', 'jp'],
  ['turkey', 'tr'],
  ['turkiye', 'tr'],
  ['czech republic', 'cz'],
  ['ksa', 'sa'],
  ['korea', 'kr'],
  ['hong kong', 'hk'],
])('%s finds its country first', (search, id) => {
  expect(found(search)[0]).toBe(id)
})

test.each(['0044', '+44', '44', '00 44'])('%s is one code', (search) => {
  expect(found(search)).toEqual(['gb'])
})

test('a code begins with its digits, the whole one first', () => {
  expect(found('370')).toEqual(['lt-lietuva', 'lt'])
  expect(found('+1')).toEqual(['ca', 'us'])
  expect(found('97').slice(0, 2)).toEqual(['ae', 'ae-dubai'])
  expect(found('999')).toEqual([])
})

test('nothing searched for shows all, in the order of the list', () => {
  expect(findCountries(countryCodes, ' ')).toEqual(countryCodes)
})

test('names in English come before those in other languages, beginnings before the rest', () => {
  expect(found('ind').slice(0, 2)).toEqual(['in', 'id'])
  expect(found('united').slice(0, 3)).toEqual(['ae', 'gb', 'us'])
  expect(found('xyzzy')).toEqual([])
})

test('where a browser has no lists of names, ours are found', async () => {
  const { DisplayNames } = Intl
  Object.assign(Intl, { DisplayNames: undefined })
  try {
    // Nobody has asked for these before: what was found is remembered.
    expect(found('malta')).toEqual(['mt'])
    expect(found('england')[0]).toBe('gb')
  } finally {
    Object.assign(Intl, { DisplayNames })
  }
})
