// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
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
