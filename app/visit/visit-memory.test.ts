// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sessionKeys } from './session-storage'

async function freshStore() {
  vi.resetModules()
  return import('./visit-memory')
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
})

test('reads what another page of the visit stored', async () => {
  window.sessionStorage.setItem('selectedCity', 'zurich')
  const { recall } = await freshStore()
  expect(recall(sessionKeys.selectedCity)).toBe('zurich')
  expect(recall(sessionKeys.draft)).toBeUndefined()
})

test('forgets what the visitor cleared, although the page stored it before', async () => {
  const { keep, recall } = await freshStore()
  keep(sessionKeys.selectedCity, 'oslo')
  window.sessionStorage.clear()
  expect(recall(sessionKeys.selectedCity)).toBeUndefined()
})

test('uses a value that a full storage refused instead of the older stored one', async () => {
  const { keep, recall, forget } = await freshStore()
  keep(sessionKeys.selectedCity, 'oslo')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keep(sessionKeys.selectedCity, 'stockholm')
  expect(window.sessionStorage.getItem('selectedCity')).toBe('oslo')
  expect(recall(sessionKeys.selectedCity)).toBe('stockholm')
  full.mockRestore()
  keep(sessionKeys.selectedCity, 'beirut')
  window.sessionStorage.setItem('selectedCity', 'zurich')
  expect(recall(sessionKeys.selectedCity)).toBe('zurich')
  forget(sessionKeys.selectedCity)
  expect(recall(sessionKeys.selectedCity)).toBeUndefined()
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
  test('never throws and keeps values for the page load', async () => {
    block()
    const { keep, recall, forget } = await freshStore()
    expect(recall(sessionKeys.selectedCity)).toBeUndefined()
    keep(sessionKeys.selectedCity, 'oslo')
    expect(recall(sessionKeys.selectedCity)).toBe('oslo')
    forget(sessionKeys.selectedCity)
    expect(recall(sessionKeys.selectedCity)).toBeUndefined()
  })
})
