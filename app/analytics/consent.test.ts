// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noticeTexts } from '~/site/texts/notices'
import { consentKey, consentVersion, writeConsent } from './consent-record'

async function freshConsent(measurementId: string | undefined = 'G-TEST') {
  vi.resetModules()
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', measurementId)
  return import('./consent')
}

beforeEach(() => window.localStorage.clear())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test.each(['accepted', 'declined'] as const)(
  'keeps the answer "%s" until the next visit',
  async (answer) => {
    const first = await freshConsent()
    first.answerConsent(answer)
    expect(first.consentAnswer()).toBe(answer)
    const next = await freshConsent()
    expect(next.consentAnswer()).toBe(answer)
  },
)

test('stores an answer with its time and the version of the question', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
  const { answerConsent } = await freshConsent()
  answerConsent('declined')
  expect(JSON.parse(window.localStorage.getItem(consentKey) ?? '')).toEqual({
    answer: 'declined',
    version: consentVersion,
    date: '2026-11-22T10:00:00.000Z',
  })
})

// CONSENT-1
test('has a new version when the wording of the question changes', () => {
  /** The wording of each version. A new wording needs a new line here, and `consentVersion` its number. */
  const asked: Readonly<Record<number, string>> = {
    1: 'May Google Analytics count visits, presses, scrolling and time? Nothing is sent unless you accept. [Privacy Policy] Accept / Decline',
  }
  const { question, accept, decline } = noticeTexts.cookies
  expect(`${question} ${accept} / ${decline}`).toBe(asked[consentVersion])
})

const date = '2026-11-22T10:00:00.000Z'

test.each([
  ['a word', 'perhaps'],
  ['the bare word of earlier days', 'accepted'],
  ['an answer to an older question', { answer: 'accepted', version: consentVersion - 1, date }],
  ['an answer to a question to come', { answer: 'accepted', version: consentVersion + 1, date }],
  ['an answer without a date', { answer: 'accepted', version: consentVersion }],
  ['an answer of an unknown kind', { answer: 'perhaps', version: consentVersion, date }],
  ['a list', []],
  ['nothing', null],
])('asks again when the stored answer is %s', async (_, stored) => {
  const text = typeof stored === 'string' ? stored : JSON.stringify(stored)
  window.localStorage.setItem(consentKey, text)
  const { consentAnswer } = await freshConsent()
  expect(consentAnswer()).toBeUndefined()
})

test('applies an answer from another tab', async () => {
  const { consentAnswer, onConsentChange } = await freshConsent()
  const listener = vi.fn()
  const stop = onConsentChange(listener)
  expect(consentAnswer()).toBeUndefined()
  window.localStorage.setItem(consentKey, writeConsent('declined', new Date()))
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
  expect(consentAnswer()).toBeUndefined()
  window.dispatchEvent(new StorageEvent('storage', { key: consentKey }))
  expect(consentAnswer()).toBe('declined')
  expect(listener).toHaveBeenCalledOnce()
  stop()
})

test('keeps the answer for the page load when storage is blocked', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const { answerConsent, consentAnswer } = await freshConsent()
  expect(consentAnswer()).toBeUndefined()
  answerConsent('accepted')
  expect(consentAnswer()).toBe('accepted')
})

test('has no answer in a build without an id, and does not touch storage', async () => {
  const listened = vi.spyOn(window, 'addEventListener')
  const { measurementId, onConsentChange } = await freshConsent('')
  expect(measurementId).toBe('')
  onConsentChange(() => {})
  expect(listened).not.toHaveBeenCalled()
})
