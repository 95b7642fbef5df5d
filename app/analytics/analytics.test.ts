// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { consentKey, writeConsent } from './consent-record'

const pageView = { page_path: '/about', page_title: 'About', city: 'oslo' } as const

async function freshSite(measurementId: string) {
  vi.resetModules()
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', measurementId)
  return { ...(await import('./consent')), ...(await import('./analytics')) }
}

/** Lets the visitor have accepted on an earlier visit. */
function acceptBefore(): void {
  window.localStorage.setItem(consentKey, writeConsent('accepted', new Date()))
}

function googleScripts(): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src*="google"]')]
}

/** What was handed to the tag, in its order. */
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

describe('before the visitor has accepted, nothing is loaded and nothing sent', () => {
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

test('a build without an id loads nothing even where an old answer says yes', async () => {
  acceptBefore()
  const site = await freshSite('')
  site.startAnalytics(vi.fn())
  site.track('page_view', pageView)
  expect(googleScripts()).toEqual([])
  expect(sent()).toEqual([])
})

describe('once the visitor has accepted (TRACK-1)', () => {
  test('the tag is loaded once, without advertising and without a page view of its own', async () => {
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

  test('an event goes out by its name with its parameters', async () => {
    const site = await freshSite('G-TEST')
    site.startAnalytics(() => site.track('page_view', pageView))
    site.answerConsent('accepted')
    site.track('scroll', { percent: 25, page_path: '/about' })
    expect(events()).toEqual([
      ['event', 'page_view', pageView],
      ['event', 'scroll', { percent: 25, page_path: '/about' }],
    ])
  })

  test('an answer of an earlier visit counts', async () => {
    acceptBefore()
    const site = await freshSite('G-TEST')
    const onStart = vi.fn()
    site.startAnalytics(onStart)
    expect(googleScripts()).toHaveLength(1)
    expect(onStart).toHaveBeenCalledOnce()
  })

  test('taking it back stops every event; a new yes lets them go on', async () => {
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

  test('what a page reports before anybody follows the answer is not lost', async () => {
    acceptBefore()
    const site = await freshSite('G-TEST')
    site.track('city_interaction', { city: 'oslo', action: 'view' })
    const onStart = vi.fn()
    site.startAnalytics(onStart)
    expect(events()).toEqual([['event', 'city_interaction', { city: 'oslo', action: 'view' }]])
    expect(onStart).toHaveBeenCalledOnce()
    expect(googleScripts()).toHaveLength(1)
  })

  test.each(['/', '/landing'])('nothing is loaded or sent on %s', async (path) => {
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

  test('taking it back switches the tag off and deletes its cookies, no others', async () => {
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

  test('stopping stops following the answer', async () => {
    const site = await freshSite('G-TEST')
    const stop = site.startAnalytics(() => {})
    stop()
    site.answerConsent('accepted')
    expect(googleScripts()).toEqual([])
  })
})
