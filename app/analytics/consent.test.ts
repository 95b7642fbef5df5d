// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noticeTexts } from '~/site/texts/notices'
import { consentKey, consentVersion } from './consent-record'

async function freshConsent() {
  vi.resetModules()
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', 'G-TEST')
  return import('./consent')
}

beforeEach(() => window.localStorage.clear())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

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
  ['the bare word of earlier days', 'accepted'],
  ['an answer to an older question', { answer: 'accepted', version: consentVersion - 1, date }],
  ['an answer to a question to come', { answer: 'accepted', version: consentVersion + 1, date }],
  ['an answer without a date', { answer: 'accepted', version: consentVersion }],
  ['an answer of an unknown kind', { answer: 'perhaps', version: consentVersion, date }],
  ['nothing', null],
])('asks again when the stored answer is %s', async (_, stored) => {
  const text = typeof stored === 'string' ? stored : JSON.stringify(stored)
  window.localStorage.setItem(consentKey, text)
  const { consentAnswer } = await freshConsent()
  expect(consentAnswer()).toBeUndefined()
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
