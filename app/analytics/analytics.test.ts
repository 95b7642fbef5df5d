// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consentKey, writeConsent } from './consent-record'

const pageView = { page_path: '/about', page_title: 'About', city: 'oslo' } as const

async function freshSite(measurementId: string) {
  vi.resetModules()
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', measurementId)
  return { ...(await import('./consent')), ...(await import('./analytics')) }
}

function googleScripts(): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src*="google"]')]
}

/** The calls that the tag received, in order. */
function sent(): unknown[][] {
  return (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>))
}

function events(): unknown[][] {
  return sent().filter(([kind]) => kind === 'event')
}

beforeEach(() => {
  window.history.replaceState(null, '', '/about')
  window.localStorage.clear()
  document.head.innerHTML = ''
  delete window.dataLayer
  delete window.gtag
})

afterEach(() => vi.unstubAllEnvs())

test('loads nothing in a build without an id, even after an earlier accept', async () => {
  window.localStorage.setItem(consentKey, writeConsent('accepted', new Date()))
  const site = await freshSite('')
  site.startAnalytics(vi.fn())
  site.track('page_view', pageView)
  expect(googleScripts()).toEqual([])
  expect(sent()).toEqual([])
})

// The tag, its events and its cookies: tests/e2e/analytics-consent.e2e.ts and analytics-events.e2e.ts.
// CONSENT-2
test('stops after a withdrawal and resumes after a new accept', async () => {
  const site = await freshSite('G-TEST')
  site.startAnalytics(() => {})
  site.answerConsent('accepted')
  site.answerConsent('declined')
  site.track('page_view', pageView)
  expect(events()).toEqual([])
  expect(sent().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }])
  expect(Reflect.get(window, 'ga-disable-G-TEST')).toBe(true)
  site.answerConsent('accepted')
  site.track('page_view', pageView)
  expect(sent()).toContainEqual(['consent', 'update', { analytics_storage: 'granted' }])
  expect(Reflect.get(window, 'ga-disable-G-TEST')).toBe(false)
  expect(events()).toHaveLength(1)
  expect(googleScripts()).toHaveLength(1)
})
