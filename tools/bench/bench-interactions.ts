/**
 * `npm run bench:interactions [-- city…]`: how long interactions take, in each city's edition, with motion.
 * Measures ten navigations without throttling, from the click until the next page's heading is in the
 * document. Then measures a click to the next page, the menu, the list of country codes and typing
 * with 4x CPU throttling, as the Event Timing API reports them for Interaction to Next Paint. Needs a
 * built site. Run it on an otherwise idle machine.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { cityKeys } from '../../app/cities/cities.ts'
import { editionPath } from '../../app/site/route-table.ts'
import { frameTexts } from '../../app/site/texts/frame.ts'
import { findTestChromium } from '../chromium.ts'
import { startServer } from '../preview/serve.ts'
import { median } from './median.ts'

/** CPU throttling rate that approximates a mid-range phone. */
const slowdown = 4
const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** Pages of the header, in the order of the ten clicks; the first page is the home. */
const tour = ['/about', '/services', '/home', '/contact', '/home'] as const

const server = await startServer({ port: 4396, dir: 'build/client', mailboxDir: '.mailbox/bench' })
const browser = await chromium.launch({
  executablePath: findTestChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
console.log(
  '\ncity | ten navigations, click to heading, ms: median (longest) | longest event with 4x CPU throttling, ms: next page | menu | list | typing',
)
const named = process.argv.slice(2)
for (const city of cityKeys.filter((key) => named.length === 0 || named.includes(key))) {
  const edition = (page: string) => server.url + editionPath(page, city)
  const times = await navigate(browser, edition('/home'))
  console.log(
    [
      city,
      `${median(times).toFixed(0)} (${Math.max(...times).toFixed(0)})`,
      await longestEvent(browser, edition('/home'), wide, (page) => clickLink(page, '/about')),
      await longestEvent(browser, edition('/home'), phone, (page) =>
        page.getByRole('button', { name: frameTexts.menu }).click(),
      ),
      await longestEvent(browser, edition('/contact'), wide, (page) =>
        page.getByRole('combobox', { name: 'Country code' }).click(),
      ),
      await longestEvent(browser, edition('/contact'), wide, (page) =>
        page
          .getByRole('textbox', { name: 'Message' })
          .pressSequentially('A yacht on Saturday', { delay: 60 }),
      ),
    ].join(' | '),
  )
}
await browser.close()
await server.close()

/** Times from click to the next page's heading, ms. */
async function navigate(within: Browser, url: string): Promise<number[]> {
  const page = await openSettled(within, url, wide)
  const times: number[] = []
  for (const to of [...tour, ...tour]) {
    times.push(
      await page.evaluate(
        (href) =>
          new Promise<number>((resolve) => {
            const link = document.querySelector<HTMLElement>(`header nav a[href$="${href}"]`)
            const heading = document.querySelector('h1')
            let begin = 0
            new MutationObserver((_, observer) => {
              const next = document.querySelector('h1')
              if (!next || next === heading) return
              observer.disconnect()
              resolve(performance.now() - begin)
            }).observe(document.body, { childList: true, subtree: true })
            begin = performance.now()
            link?.click()
          }),
        to,
      ),
    )
    await settle(page)
  }
  await page.close()
  return times
}

/** The longest event of an interaction, ms. Browsers round it to 8 ms and report none below 16 ms. */
async function longestEvent(
  within: Browser,
  url: string,
  size: typeof wide,
  interact: (page: Page) => Promise<unknown>,
): Promise<number> {
  const page = await openSettled(within, url, size)
  await page.evaluate(() => {
    const found: number[] = []
    Object.assign(window, { found })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && entry.interactionId) found.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await interact(page)
  await settle(page)
  const longest = await page.evaluate(() =>
    Math.max(0, ...(window as never as { found: number[] }).found),
  )
  await page.close()
  return longest
}

/** Opens a page and waits until it has prefetched the others. */
async function openSettled(within: Browser, url: string, viewport: typeof wide): Promise<Page> {
  const page = await within.newPage({ viewport })
  await page.goto(url)
  await page.waitForSelector('html.laid-out', { state: 'attached' })
  await settle(page)
  return page
}

/** Waits until the network is idle and idle callbacks have run. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2_500)
}

function clickLink(page: Page, to: string): Promise<void> {
  return page.locator(`header nav a[href$="${to}"]`).first().click()
}
