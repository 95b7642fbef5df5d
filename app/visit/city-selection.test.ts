// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let cities: typeof import('./city-selection')

beforeEach(async () => {
  vi.resetModules()
  cities = await import('./city-selection')
})

afterEach(() => {
  vi.restoreAllMocks()
  window.sessionStorage.clear()
})

test('defaults to dubai and stores nothing without a choice (CITY-3)', () => {
  expect(cities.selectedCity()).toBe('dubai')
  expect(cities.storedCity()).toBeUndefined()
})

test('stores a choice in session storage under selectedCity (CITY-3)', () => {
  cities.selectCity('zurich')
  expect(cities.selectedCity()).toBe('zurich')
  expect(window.sessionStorage.getItem('selectedCity')).toBe('zurich')
})

test.each(['atlantis', '', 'dubai; drop'])(
  'rejects "%s" with a console warning and keeps the value (CITY-4)',
  (wrong) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    cities.selectCity('oslo')
    cities.selectCity(wrong)
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.calls[0]?.[0]).toContain(`"${wrong}"`)
    expect(cities.selectedCity()).toBe('oslo')
    expect(window.sessionStorage.getItem('selectedCity')).toBe('oslo')
  },
)

test("begins with the document's city, regardless of storage and the address", async () => {
  window.sessionStorage.setItem('selectedCity', 'oslo')
  document.documentElement.dataset.city = 'beirut'
  vi.resetModules()
  const later = await import('./city-selection')
  expect(later.selectedCity()).toBe('beirut')
  delete document.documentElement.dataset.city
})

test("shows a city's own page in that city, other pages in the selected one (CITY-7)", () => {
  cities.selectCity('oslo')
  expect(cities.cityShownAt('/city/beirut')).toBe('beirut')
  expect(cities.cityShownAt('/city/new_york')).toBe('new-york')
  expect(cities.cityShownAt('/zurich/about')).toBe('zurich')
  expect(cities.cityShownAt('/about')).toBe('oslo')
  expect(cities.cityShownAt('/city/atlantis')).toBe('oslo')
})
