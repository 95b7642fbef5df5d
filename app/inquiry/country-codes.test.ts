import { expect, test } from 'vitest'
import { countryCodes, defaultCountryCode } from './country-codes'

// FORM-2
test('the list has about 65 entries, each with an id, a code and a flag of the right form', () => {
  expect(countryCodes.length).toBeGreaterThanOrEqual(63)
  expect(countryCodes.length).toBeLessThanOrEqual(67)
  expect(new Set(countryCodes.map((entry) => entry.id)).size).toBe(countryCodes.length)
  for (const { name, code, iso } of countryCodes) {
    expect(code, name).toMatch(/^\+[1-9]\d{0,3}$/)
    expect(iso, name).toMatch(/^[A-Z]{2}$/)
  }
})

test('the default stands first', () => {
  expect(countryCodes[0]?.code).toBe(defaultCountryCode)
})

test.each(['+971', '+1', '+370'])('%s stands twice', (code) => {
  expect(countryCodes.filter((entry) => entry.code === code)).toHaveLength(2)
})

test('after the default and its second name the countries follow by name', () => {
  const names = countryCodes.slice(2).map((entry) => entry.name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
})
