// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

async function freshConsent(measurementId: string | undefined = 'G-TEST') {
  vi.resetModules()
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', measurementId)
  return import('./consent')
}

beforeEach(() => window.localStorage.clear())

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('nobody has answered until they have', async () => {
  const { consentAnswer } = await freshConsent()
  expect(consentAnswer()).toBeUndefined()
})

test.each(['accepted', 'declined'] as const)(
  'an answer "%s" lasts to the next visit',
  async (answer) => {
    const first = await freshConsent()
    first.answerConsent(answer)
    expect(first.consentAnswer()).toBe(answer)
    const next = await freshConsent()
    expect(next.consentAnswer()).toBe(answer)
  },
)

test('a stored word that is no answer counts as none', async () => {
  window.localStorage.setItem('levo:consent', 'perhaps')
  const { consentAnswer } = await freshConsent()
  expect(consentAnswer()).toBeUndefined()
})

test('answers and reopening are told to whoever listens, until they stop', async () => {
  const { answerConsent, reopenConsent, onConsentChange } = await freshConsent()
  const listener = vi.fn()
  const stop = onConsentChange(listener)
  answerConsent('declined')
  reopenConsent()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  answerConsent('accepted')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('an answer in another tab counts here', async () => {
  const { consentAnswer, onConsentChange } = await freshConsent()
  const listener = vi.fn()
  const stop = onConsentChange(listener)
  expect(consentAnswer()).toBeUndefined()
  window.localStorage.setItem('levo:consent', 'declined')
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
  expect(consentAnswer()).toBeUndefined()
  window.dispatchEvent(new StorageEvent('storage', { key: 'levo:consent' }))
  expect(consentAnswer()).toBe('declined')
  expect(listener).toHaveBeenCalledOnce()
  stop()
})

test('with storage blocked the answer holds for the page', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const { answerConsent, consentAnswer } = await freshConsent()
  expect(consentAnswer()).toBeUndefined()
  answerConsent('accepted')
  expect(consentAnswer()).toBe('accepted')
})

test('a build without an id has none, and leaves the storage alone', async () => {
  const listened = vi.spyOn(window, 'addEventListener')
  const { measurementId, onConsentChange } = await freshConsent('')
  expect(measurementId).toBe('')
  onConsentChange(() => {})
  expect(listened).not.toHaveBeenCalled()
})
