import { expect, test } from 'vitest'
import { countryCodes, defaultCountryCode } from './country-codes'

// FORM-2
test('lists about 65 entries, each with a valid id, code and flag', () => {
  expect(countryCodes.length).toBeGreaterThanOrEqual(63)
  expect(countryCodes.length).toBeLessThanOrEqual(67)
  expect(new Set(countryCodes.map((entry) => entry.id)).size).toBe(countryCodes.length)
  for (const { name, code, iso } of countryCodes) {
    expect(code, name).toMatch(/^\+[1-9]\d{0,3}$/)
    expect(iso, name).toMatch(/^[A-Z]{2}$/)
  }
})

test('lists the default first', () => {
  expect(countryCodes[0]?.code).toBe(defaultCountryCode)
})

test.each(['+971', '+1', '+370'])('lists %s twice', (code) => {
  expect(countryCodes.filter((entry) => entry.code === code)).toHaveLength(2)
})

test('lists the countries by name after the default and its second name', () => {
  const names = countryCodes.slice(2).map((entry) => entry.name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
})
