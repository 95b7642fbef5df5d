/** The copy of the site that is built with analytics; the test stands in for Google. */
import { existsSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { consentKey, writeConsent } from '../../app/analytics/consent-record'
import { analyticsCopy } from '../../tools/build/analytics-copy'
import { test as base, expect } from './fixtures'

if (!existsSync(`${analyticsCopy}/client/index.html`)) {
  throw new Error(`${analyticsCopy} is not built: npm start -- --build-only --analytics`)
}

const tagScript = 'https://www.googletagmanager.com/gtag/js'

/** The requests to other hosts, and the calls to Google's tag. */
export class Analytics {
  /** Addresses outside the site that a page requested, including the tag's own. */
  readonly strangers: string[] = []
  /** The body of the tag's script. */
  script = ''

  async watch(context: BrowserContext): Promise<void> {
    // No other host is ever contacted.
    await context.route(
      ({ protocol, hostname }) => protocol.startsWith('http') && hostname !== '127.0.0.1',
      (route) => {
        const url = route.request().url()
        this.strangers.push(url)
        const isTag = url.startsWith(tagScript)
        return route.fulfill({
          contentType: isTag ? 'text/javascript' : 'text/html',
          headers: { 'access-control-allow-origin': '*' },
          body: isTag ? this.script : '',
        })
      },
    )
  }

  /** The calls that the page has made to the tag since it loaded. */
  async sent(page: Page): Promise<unknown[][]> {
    return page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)),
    )
  }

  /** The parameters of every event of a name, oldest first. */
  async events(page: Page, name: string): Promise<Record<string, unknown>[]> {
    return (await this.sent(page))
      .filter(([kind, event]) => kind === 'event' && event === name)
      .map(([, , parameters]) => parameters as Record<string, unknown>)
  }
}

export const test = base.extend<{ analytics: Analytics }>({
  baseURL: ({ baseURL }, use) => {
    const url = new URL(baseURL ?? '')
    url.port = String(Number(url.port) + 1)
    return use(url.origin)
  },
  analytics: [
    async ({ context }, use) => {
      const analytics = new Analytics()
      await analytics.watch(context)
      await use(analytics)
    },
    { auto: true },
  ],
})

export { expect }

/** The notice with the consent question. */
export function noticeOf(page: Page) {
  return page.getByRole('region', { name: 'Cookies' })
}

export function answer(page: Page, given: 'Accept' | 'Decline'): Promise<void> {
  return noticeOf(page).getByRole('button', { name: given }).click()
}

/** Stores an accepted answer, as an earlier visit would have. */
export async function acceptedBefore(page: Page): Promise<void> {
  const stored = { key: consentKey, answer: writeConsent('accepted', new Date()) }
  await page.addInitScript(({ key, answer }) => {
    if (window.location.protocol.startsWith('http')) window.localStorage.setItem(key, answer)
  }, stored)
}

/** Waits until clicks, scrolling and times are tracked. */
export async function tracking(page: Page, act: () => Promise<unknown>): Promise<void> {
  const script = page.waitForResponse(/\/assets\/interaction-tracking-[\w-]+\.js/)
  await act()
  await (await script).finished()
  // The module runs in a task after its last byte.
  await page.evaluate(
    (url) => import(url).then(() => undefined),
    new URL((await script).url()).pathname,
  )
}
