// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { consentKey, writeConsent } from './consent-record'

const pageView = { page_path: '/about', page_title: 'About', city: 'oslo' } as const

async function freshSite(measurementId: string) {
  vi.resetModules()
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', measurementId)
  return { ...(await import('./consent')), ...(await import('./analytics')) }
}

/** Stores an accepted answer, as an earlier visit would have. */
function acceptBefore(): void {
  window.localStorage.setItem(consentKey, writeConsent('accepted', new Date()))
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

describe('before the visitor accepts, loads nothing and sends nothing', () => {
  test.each([
    ['no answer', undefined],
    ['Decline', 'declined'],
  ] as const)('%s', async (_, answer) => {
    const site = await freshSite('G-TEST')
    const onStart = vi.fn()
    site.startAnalytics(onStart)
    if (answer) site.answerConsent(answer)
    site.track('page_view', pageView)
    expect(googleScripts()).toEqual([])
    expect(sent()).toEqual([])
    expect(onStart).not.toHaveBeenCalled()
  })
})

test('loads nothing in a build without an id, even after an earlier accept', async () => {
  acceptBefore()
  const site = await freshSite('')
  site.startAnalytics(vi.fn())
  site.track('page_view', pageView)
  expect(googleScripts()).toEqual([])
  expect(sent()).toEqual([])
})

describe('after the visitor accepts (TRACK-1)', () => {
  test('loads the tag once, without advertising and without its own page view', async () => {
    const site = await freshSite('G-TEST')
    const onStart = vi.fn()
    site.startAnalytics(onStart)
    site.answerConsent('accepted')
    site.answerConsent('accepted')
    expect(googleScripts().map((script) => script.src)).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-TEST',
    ])
    expect(sent()[0]).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'granted',
      },
    ])
    expect(sent()).toContainEqual(['config', 'G-TEST', { send_page_view: false }])
    expect(onStart).toHaveBeenCalledOnce()
  })

  test('sends an event with its name and parameters', async () => {
    const site = await freshSite('G-TEST')
    site.startAnalytics(() => site.track('page_view', pageView))
    site.answerConsent('accepted')
    site.track('scroll', { percent: 25, page_path: '/about' })
    expect(events()).toEqual([
      ['event', 'page_view', pageView],
      ['event', 'scroll', { percent: 25, page_path: '/about' }],
    ])
  })

  test('stops every event after a withdrawal and resumes after a new accept', async () => {
    const site = await freshSite('G-TEST')
    site.startAnalytics(() => {})
    site.answerConsent('accepted')
    site.answerConsent('declined')
    site.track('page_view', pageView)
    expect(events()).toEqual([])
    expect(sent().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }])
    site.answerConsent('accepted')
    site.track('page_view', pageView)
    expect(sent()).toContainEqual(['consent', 'update', { analytics_storage: 'granted' }])
    expect(events()).toHaveLength(1)
    expect(googleScripts()).toHaveLength(1)
  })

  test('applies an answer from an earlier visit, also to events from before the start', async () => {
    acceptBefore()
    const site = await freshSite('G-TEST')
    site.track('city_interaction', { city: 'oslo', action: 'view' })
    const onStart = vi.fn()
    site.startAnalytics(onStart)
    expect(events()).toEqual([['event', 'city_interaction', { city: 'oslo', action: 'view' }]])
    expect(onStart).toHaveBeenCalledOnce()
    expect(googleScripts()).toHaveLength(1)
  })

  test.each(['/', '/landing'])('loads and sends nothing on %s', async (path) => {
    acceptBefore()
    window.history.replaceState(null, '', path)
    const site = await freshSite('G-TEST')
    site.startAnalytics(() => {})
    site.track('city_interaction', { city: 'oslo', action: 'gallery' })
    site.track('time_on_page', { seconds: 3, page_path: path })
    expect(googleScripts()).toEqual([])
    site.track('time_on_page', { seconds: 3, page_path: '/about' })
    expect(events()).toEqual([['event', 'time_on_page', { seconds: 3, page_path: '/about' }]])
  })

  test('switches the tag off and deletes only its cookies after a withdrawal', async () => {
    const site = await freshSite('G-TEST')
    site.startAnalytics(() => {})
    site.answerConsent('accepted')
    for (const name of ['_ga', '_ga_TEST', '_gallery']) {
      // biome-ignore lint/suspicious/noDocumentCookie: as the tag sets them
      document.cookie = `${name}=1; path=/`
    }
    site.answerConsent('declined')
    expect(document.cookie).toBe('_gallery=1')
    expect(Reflect.get(window, 'ga-disable-G-TEST')).toBe(true)
    site.answerConsent('accepted')
    expect(Reflect.get(window, 'ga-disable-G-TEST')).toBe(false)
  })
})
