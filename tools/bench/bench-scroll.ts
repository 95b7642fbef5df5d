/**
 * `npm run bench:scroll`: scrolls through each page of the built site with 4x CPU
 * throttling. Prints the longest task while scrolling, layout shift, and the bytes that the page loads
 * on a phone and in a wide window. Run it on an otherwise idle machine.
 */
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../chromium.ts'
import { startServer } from '../preview/serve.ts'
import { benchPages } from './bench-pages.ts'

/** CPU throttling rate that approximates a mid-range phone. */
const slowdown = 4
const windows = [
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
]

interface Scrolled {
  /** The longest task over 50 ms while scrolling, ms. */
  longest: number
  /** The number of such tasks. */
  long: number
  /** The longest task after scrolling has ended, ms: the contact form may hydrate then. */
  longestAtRest: number
  shift: number
}

const server = await startServer({ port: 4395, dir: 'build/client', mailboxDir: '.mailbox/bench' })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
console.log(
  '\npath | longest task over 50 ms scrolling at 390 (how many), at rest, ms | CLS | KB before scrolling 390, 1440 | KB of the whole page 390, 1440 (film)',
)
for (const path of benchPages) {
  const scrolled = await scrollThrough(browser, server.url + path)
  const weights = []
  for (const size of windows) weights.push(await weigh(browser, server.url + path, size))
  console.log(
    [
      path,
      `${scrolled.longest.toFixed(0)} (${scrolled.long}), ${scrolled.longestAtRest.toFixed(0)}`,
      scrolled.shift.toFixed(3),
      weights.map(({ first }) => kilobytes(first)).join(', '),
      weights.map(({ whole, film }) => `${kilobytes(whole)} (${kilobytes(film)})`).join(', '),
    ].join(' | '),
  )
}
await browser.close()
await server.close()

async function scrollThrough(within: Browser, url: string): Promise<Scrolled> {
  const page = await within.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForSelector('html.hydrated')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const result = await page.evaluate(async () => {
    const found = { longest: 0, long: 0, longestAtRest: 0, shift: 0 }
    let end = Number.POSITIVE_INFINITY
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries()) {
        if (startTime > end) found.longestAtRest = Math.max(found.longestAtRest, duration)
        else {
          found.long += 1
          found.longest = Math.max(found.longest, duration)
        }
      }
    }).observe({ type: 'longtask' })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) found.shift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    // The speed of a thumb: a fifth of the viewport per frame.
    const step = window.innerHeight / 5
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    end = performance.now()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return found
  })
  await page.close()
  return result
}

/** Bytes transferred before scrolling and after a scroll to the end. The film is counted separately. */
async function weigh(
  within: Browser,
  url: string,
  { width, height, deviceScaleFactor }: (typeof windows)[number],
): Promise<{ first: number; whole: number; film: number }> {
  const context = await within.newContext({ viewport: { width, height }, deviceScaleFactor })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const films = new Set<string>()
  const total = { page: 0, film: 0 }
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('/media/film/')) films.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (films.has(requestId)) total.film += encodedDataLength
    else total.page += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const first = total.page
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  await page.waitForLoadState('networkidle')
  await context.close()
  return { first, whole: total.page, film: total.film }
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(0)
}
