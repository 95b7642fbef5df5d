// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

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

test.each(['newYork', 'new york', 'NEW_YORK'])('stores "%s" as new-york', (spelling) => {
  cities.selectCity(spelling)
  expect(window.sessionStorage.getItem('selectedCity')).toBe('new-york')
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

describe('the city of a first load', () => {
  test("is the document's, regardless of storage and the address", async () => {
    window.sessionStorage.setItem('selectedCity', 'oslo')
    document.documentElement.dataset.city = 'beirut'
    vi.resetModules()
    const later = await import('./city-selection')
    expect(later.selectedCity()).toBe('beirut')
    delete document.documentElement.dataset.city
  })
})

describe('the city that a page speaks of (CITY-7)', () => {
  test("is its own on a city's page and the selected one elsewhere", () => {
    cities.selectCity('oslo')
    expect(cities.cityShownAt('/city/beirut')).toBe('beirut')
    expect(cities.cityShownAt('/city/new_york')).toBe('new-york')
    expect(cities.cityShownAt('/zurich/about')).toBe('zurich')
    expect(cities.cityShownAt('/about')).toBe('oslo')
    expect(cities.cityShownAt('/city/atlantis')).toBe('oslo')
  })

  test('renders again when it changes, and not when the address already named it', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const { act, createElement } = await import('react')
    const { createRoot } = await import('react-dom/client')
    const { MemoryRouter } = await import('react-router')
    const shown: string[] = []
    const Words = () => {
      shown.push(cities.useCity())
      return null
    }
    const root = createRoot(document.createElement('div'))
    const at = (path: string) =>
      createElement(MemoryRouter, { key: path, initialEntries: [path] }, createElement(Words))
    await act(async () => root.render(at('/city/oslo')))
    await act(async () => cities.selectCity('oslo'))
    expect(shown).toEqual(['oslo'])
    await act(async () => root.render(at('/about')))
    await act(async () => cities.selectCity('beirut'))
    expect(shown).toEqual(['oslo', 'oslo', 'beirut'])
    await act(async () => root.unmount())
    vi.unstubAllGlobals()
  })
})
