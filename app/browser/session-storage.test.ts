// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sessionKeys } from './raw-session-storage'

async function freshStore() {
  vi.resetModules()
  return import('./session-storage')
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
})

test('the city is kept under the key selectedCity (CITY-3)', async () => {
  const { writeSession } = await freshStore()
  writeSession(sessionKeys.selectedCity, 'oslo')
  expect(window.sessionStorage.getItem('selectedCity')).toBe('oslo')
})

test('what another page of the visit stored is read', async () => {
  window.sessionStorage.setItem('selectedCity', 'zurich')
  const { readSession } = await freshStore()
  expect(readSession(sessionKeys.selectedCity)).toBe('zurich')
  expect(readSession(sessionKeys.draft)).toBeUndefined()
})

test('what the visitor has emptied is gone, though the page has kept it before', async () => {
  const { writeSession, readSession } = await freshStore()
  writeSession(sessionKeys.selectedCity, 'oslo')
  window.sessionStorage.clear()
  expect(readSession(sessionKeys.selectedCity)).toBeUndefined()
})

test('what is cleared is gone', async () => {
  const { writeSession, clearSession, readSession } = await freshStore()
  writeSession(sessionKeys.destination, '/about')
  clearSession(sessionKeys.destination)
  expect(readSession(sessionKeys.destination)).toBeUndefined()
  expect(window.sessionStorage).toHaveLength(0)
})

test('a value that a full storage refuses counts for the page, not the older one it still holds', async () => {
  const { writeSession, readSession, clearSession } = await freshStore()
  writeSession(sessionKeys.selectedCity, 'oslo')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeSession(sessionKeys.selectedCity, 'stockholm')
  expect(window.sessionStorage.getItem('selectedCity')).toBe('oslo')
  expect(readSession(sessionKeys.selectedCity)).toBe('stockholm')
  full.mockRestore()
  writeSession(sessionKeys.selectedCity, 'beirut')
  window.sessionStorage.setItem('selectedCity', 'zurich')
  expect(readSession(sessionKeys.selectedCity)).toBe('zurich')
  clearSession(sessionKeys.selectedCity)
  expect(readSession(sessionKeys.selectedCity)).toBeUndefined()
})

const blocked: [string, () => void][] = [
  [
    'that the browser denies',
    () =>
      vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      }),
  ],
  [
    'that is full',
    () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      }),
  ],
]

describe.each(blocked)('a storage %s', (_, block) => {
  test('never throws; values live as long as the page', async () => {
    block()
    const { writeSession, readSession, clearSession } = await freshStore()
    expect(readSession(sessionKeys.selectedCity)).toBeUndefined()
    writeSession(sessionKeys.selectedCity, 'oslo')
    expect(readSession(sessionKeys.selectedCity)).toBe('oslo')
    clearSession(sessionKeys.selectedCity)
    expect(readSession(sessionKeys.selectedCity)).toBeUndefined()
  })
})
