// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

let track: ReturnType<typeof vi.fn>
let tracking: typeof import('./interaction-tracking')

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  track = vi.fn()
  // Each test gets a new mock: listeners of earlier tests report to the old one.
  vi.doMock('./analytics', () => ({ track }))
  tracking = await import('./interaction-tracking')
  window.history.replaceState(null, '', '/about')
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: 2_000 + window.innerHeight,
    configurable: true,
  })
  scrollTo(0)
  tracking.startInteractionTracking()
  track.mockClear()
})

afterEach(() => {
  vi.doUnmock('./analytics')
  vi.useRealTimers()
  document.body.innerHTML = ''
})

/** Scrolls to a share of the scrollable height, percent. */
function scrollTo(percent: number) {
  Object.defineProperty(window, 'scrollY', { value: percent * 20, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

function reported(name: string): unknown[] {
  return track.mock.calls.filter(([event]) => event === name).map(([, parameters]) => parameters)
}

function depths(): unknown[] {
  return reported('scroll').map((parameters) => (parameters as { percent: number }).percent)
}

describe('scroll depth (TRACK-4)', () => {
  test('is reported once each at 25, 50, 75, 90 and 100 percent', () => {
    for (const percent of [24, 25, 26, 50, 40, 75, 89, 90, 100, 0, 25, 100]) {
      scrollTo(percent)
      vi.advanceTimersByTime(100)
    }
    expect(depths()).toEqual([25, 50, 75, 90, 100])
    expect(reported('scroll')[0]).toEqual({ percent: 25, page_path: '/about' })
  })

  test('is reported after scrolling has paused for 100 ms', () => {
    scrollTo(60)
    vi.advanceTimersByTime(99)
    scrollTo(30)
    vi.advanceTimersByTime(99)
    expect(depths()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(depths()).toEqual([25])
  })

  test('starts over on the next page', () => {
    scrollTo(30)
    vi.advanceTimersByTime(100)
    window.history.replaceState(null, '', '/contact')
    tracking.beginPage('/contact')
    scrollTo(31)
    vi.advanceTimersByTime(100)
    expect(reported('scroll')).toEqual([
      { percent: 25, page_path: '/about' },
      { percent: 25, page_path: '/contact' },
    ])
  })

  test('continues after a navigation within the page', () => {
    scrollTo(30)
    vi.advanceTimersByTime(100)
    tracking.beginPage('/oslo/about')
    scrollTo(51)
    vi.advanceTimersByTime(100)
    expect(depths()).toEqual([25, 50])
    expect(reported('time_on_page')).toEqual([])
  })
})

describe('time on page and engagement (TRACK-2)', () => {
  test('reports the seconds on a page once, when the visitor leaves it', () => {
    vi.advanceTimersByTime(7_000)
    tracking.beginPage('/oslo/contact')
    expect(reported('time_on_page')).toEqual([{ seconds: 7, page_path: '/about' }])
    vi.advanceTimersByTime(3_000)
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pagehide'))
    expect(reported('time_on_page')).toEqual([
      { seconds: 7, page_path: '/about' },
      { seconds: 3, page_path: '/contact' },
    ])
  })

  test('does not count time in a background tab as engagement', () => {
    const show = (state: 'visible' | 'hidden') => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    vi.advanceTimersByTime(20_000)
    show('hidden')
    vi.advanceTimersByTime(60_000)
    expect(reported('engagement')).toEqual([])
    show('visible')
    vi.advanceTimersByTime(9_999)
    expect(reported('engagement')).toEqual([])
    vi.advanceTimersByTime(1)
    expect(reported('engagement')).toEqual([{ action: 'thirty_seconds', page_path: '/about' }])
    show('hidden')
    show('visible')
    vi.advanceTimersByTime(60_000)
    expect(reported('engagement')).toHaveLength(1)
  })

  test('continues the same page when it returns from the back/forward cache', () => {
    scrollTo(30)
    vi.advanceTimersByTime(10_000)
    window.dispatchEvent(new Event('pagehide'))
    document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(60_000)
    expect(reported('engagement')).toEqual([])

    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    scrollTo(51)
    vi.advanceTimersByTime(19_999)
    expect(reported('engagement')).toEqual([])
    vi.advanceTimersByTime(1)
    expect(reported('engagement')).toEqual([{ action: 'thirty_seconds', page_path: '/about' }])
    expect(depths()).toEqual([25, 50])
    window.dispatchEvent(new Event('pagehide'))
    expect(reported('time_on_page')).toEqual([
      { seconds: 10, page_path: '/about' },
      { seconds: 20, page_path: '/about' },
    ])
  })

  test('counts half a minute as engagement, and not less', () => {
    vi.advanceTimersByTime(29_000)
    tracking.beginPage('/contact')
    vi.advanceTimersByTime(29_000)
    expect(reported('engagement')).toEqual([])
    vi.advanceTimersByTime(1_000)
    expect(reported('engagement')).toEqual([{ action: 'thirty_seconds', page_path: '/contact' }])
  })
})

describe('clicks (TRACK-2)', () => {
  /** Clicks the innermost element. */
  function click(html: string) {
    document.body.innerHTML = html
    const target = [...document.body.querySelectorAll('*')].at(-1)
    target?.addEventListener('click', (event) => event.preventDefault())
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }

  test.each([
    [
      '<main><a href="/oslo/services#fire">x</a></main>',
      'link_click',
      { link: '/services#fire', location: 'main' },
    ],
    [
      '<footer><a href="https://www.tiktok.com/@levo">x</a></footer>',
      'external_link_click',
      { host: 'www.tiktok.com', location: 'footer' },
    ],
    ['<a href="tel:+1">x</a>', 'contact_interaction', { action: 'phone' }],
    ['<a href="mailto:a@b.example">x</a>', 'contact_interaction', { action: 'email' }],
    ['<a href="https://wa.me/1">x</a>', 'contact_interaction', { action: 'whatsapp' }],
    [
      '<header><button aria-label="Menu">x</button></header>',
      'button_click',
      { button: 'Menu', location: 'header' },
    ],
    ['<button>Menu <svg></svg></button>', 'button_click', { button: 'Menu', location: 'page' }],
  ])('on %s report %s', (html, name, parameters) => {
    click(html)
    expect(reported(name)).toEqual([parameters])
  })

  test('are not counted on the consent question', () => {
    click('<section data-consent><button>Decline</button></section>')
    expect(track).not.toHaveBeenCalled()
  })

  // TRACK-5, SAFE-2
  test('never carry what the visitor typed', () => {
    click('<a href="https://wa.me/1?text=My%20secret">x</a>')
    click('<a href="mailto:a@b.example?body=My%20secret">x</a>')
    click('<a href="/home?message=secret">x</a>')
    expect(track).toHaveBeenCalled()
    expect(JSON.stringify(track.mock.calls)).not.toContain('secret')
  })
})
