/** Shared by all browser tests: a page that must log no errors, and helpers to open it. */
import { readdirSync, readFileSync } from 'node:fs'
import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test'
import { type CityKey, cities, cityList } from '../../app/cities/cities'
import { type DocumentTexts, withDefaults } from '../../app/content/defaults'
import { documentNames, documentPath } from '../../app/content/document-path'
import type { DocumentName, DocumentOf } from '../../app/content/documents'
import { fillAll } from '../../app/content/tokens'
import { allPictures } from '../../app/pictures/all'
import { socialLinks } from '../../app/site/site'

const tinyFilm = readFileSync(new URL('./tiny-film.mp4', import.meta.url))

/** The messages of the browser's console during a test. */
export class Console {
  readonly errors: string[] = []
  readonly warnings: string[] = []
  private readonly expected: RegExp[] = []
  private readonly allowed: RegExp[] = []

  constructor(page: Page) {
    page.on('console', (message) => {
      const said = `${message.text()} (${message.location().url})`
      if (message.type() === 'error') this.errors.push(said)
      if (message.type() === 'warning') this.warnings.push(message.text())
    })
    page.on('pageerror', (error) => this.errors.push(`uncaught: ${error.message}`))
  }

  /** Allows errors of this kind; at least one must be logged by the end of the test. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns)
  }

  /** Allows errors of this kind, which only some versions of the browser report. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns)
  }

  /** Errors that were not allowed. */
  surprises(): string[] {
    const known = [...this.expected, ...this.allowed]
    return this.errors.filter((error) => !known.some((pattern) => pattern.test(error)))
  }

  /** Expected errors that were not logged yet. */
  missing(): string[] {
    return this.expected
      .filter((known) => !this.errors.some((error) => known.test(error)))
      .map(String)
  }
}

interface Fixtures {
  /** The page's console; console errors, uncaught errors and CSP violations fail the test. */
  log: Console
  /** Answers every film with a second of plain colour, so that no test waits for megabytes. */
  film: undefined
}

export const test = base.extend<Fixtures>({
  log: [
    async ({ page }, use, { errors }) => {
      const log = new Console(page)
      await use(log)
      // A test that failed halfway has not reached the errors that it expects.
      if (errors.length > 0) return
      // A busy browser reports to the test later than it shows to the visitor.
      await expect.poll(() => log.missing(), 'console errors that never came').toEqual([])
      expect(log.surprises(), 'console errors').toEqual([])
    },
    { auto: true },
  ],
  film: [
    async ({ page, reducedMotion }, use) => {
      // With reduced motion no film is requested, and request interception makes a page a tenth slower.
      if (reducedMotion !== 'reduce') await page.route('**/media/film/**', playTinyFilm)
      await use(undefined)
    },
    { auto: true },
  ],
})

export { expect }

function playTinyFilm(route: Route): Promise<void> {
  return route.fulfill({ contentType: 'video/mp4', body: tinyFilm })
}

/** A time that is golden in Dubai and in Oslo: the film plays in no other light (HOUR-4). */
export const goldenHour = new Date('2026-12-21T13:05:00Z')

/** Stores the chosen city before the first page opens. */
export async function visitorOf(page: Page, city: string): Promise<void> {
  await page.addInitScript((key) => {
    // The browser's own error page has no storage.
    if (!window.location.protocol.startsWith('http')) return
    // Only once: a choice made during the test stays.
    if (window.sessionStorage.getItem('levo-test:begun')) return
    window.sessionStorage.setItem('levo-test:begun', 'yes')
    window.sessionStorage.setItem('selectedCity', key)
  }, city)
}

/** Opens a path for a visitor of a city and waits for hydration. */
export async function open(page: Page, path: string, city: CityKey = 'dubai'): Promise<void> {
  await visitorOf(page, city)
  await load(page, path)
}

/** Opens a path for a visitor without a city, or with that of the address, and waits for hydration. */
export async function load(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/**
 * Waits until the element exists. An `expect` in its place would describe the whole page on each failed
 * attempt: 5 % of the tests' processor time.
 */
export function attached(element: Locator): Promise<void> {
  return element.waitFor({ state: 'attached', timeout: 30_000 })
}

/** Waits until the page is hydrated, its texts are shown and all of it is laid out. */
export async function hydrated(page: Page): Promise<void> {
  await attached(page.locator('html.hydrated.laid-out'))
}

/**
 * Blocks the pages' scripts, for tests that only need text, pictures and styles: a page with scripts
 * takes three times the processor time. Resolves with a function that unblocks them.
 */
export async function leaveOutScripts(page: Page): Promise<() => Promise<void>> {
  const starters = '**/assets/start-*.js'
  await page.route(starters, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  return () => page.unroute(starters)
}

/** Opens a page without its scripts but fully laid out, as it is once they have started. */
export async function openPlain(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => document.documentElement.classList.add('laid-out'))
}

/**
 * Resolves when the last of a city's documents was sent to the page, which requests them one after the
 * other. Call it before the page is opened.
 */
export async function documentsSent(page: Page, city: CityKey): Promise<void> {
  const last = documentPath(documentNames.at(-1) ?? 'hero', city)
  await (await page.waitForResponse(`**${last}`)).finished()
}

/** Waits for the effects of a scroll: event listeners and observers run with the next frame. */
export function framesLater(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

/** Scrolls to the brand section: its rows load two seconds after it is first seen. */
export async function seeBrandSection(page: Page): Promise<void> {
  await attached(page.locator('html.laid-out'))
  const section = page.locator('section[aria-labelledby=slogan]')
  await section.scrollIntoViewIfNeeded()
  await attached(section.locator('[data-reveal=in-view]'))
}

/** The heading of the page. */
export function titleOf(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

/** Opens the landing page from the header and chooses a city there. */
export async function changeCity(page: Page, city: CityKey): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Change City' }).first().click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: new RegExp(`^${cities[city].name}`) }).click()
}

/** The visitor's city in the header. */
export function cityShown(page: Page): Locator {
  return page.getByText('Your city:').locator('..')
}

/** The stored city of the visit. */
export function storedCity(page: Page): Promise<string | null> {
  return page.evaluate(() => window.sessionStorage.getItem('selectedCity'))
}

/** A content document of the repository, with its tokens filled as on a page. */
export function documentOf<Name extends DocumentName>(name: Name, city: CityKey): DocumentOf<Name> {
  const file = new URL(`../../public${documentPath(name, city)}`, import.meta.url)
  return fillAll(JSON.parse(readFileSync(file, 'utf8')) as DocumentOf<Name>, city)
}

/** A document's texts, with defaults for missing fields. */
export function textsOf<Name extends DocumentName>(
  name: Name,
  city: CityKey = 'dubai',
): DocumentTexts<Name> {
  return withDefaults(name, city, documentOf(name, city))
}

/** The alternative text of a picture of the collection. */
export function altOf(id: string | undefined): string {
  const picture = allPictures[id ?? '']
  if (!picture) throw new Error(`The collection has no picture "${id}".`)
  return picture.alt
}

/** Replaces a document on the host. */
export function serveDocument(page: Page, name: DocumentName, city: CityKey, body: unknown) {
  return page.route(`**${documentPath(name, city)}`, (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
}

/** The matching addresses that the page requests from now on. */
export function requestsOf(page: Page, pattern: RegExp): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** Records when the page loads and when an element first exists; read with `times`. */
export async function recordTimes(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const times: Record<string, number> = {}
    Object.assign(window, { times })
    window.addEventListener('load', () => {
      times.load = performance.now()
    })
    new MutationObserver(() => {
      if (document.querySelector(wanted)) times.found ??= performance.now()
    }).observe(document, { childList: true, subtree: true })
  }, selector)
}

/** The times since `recordTimes`, ms. */
export function times(page: Page): Promise<Record<'load' | 'found', number>> {
  return page.evaluate(
    () => (window as unknown as { times: Record<'load' | 'found', number> }).times,
  )
}

/** Resizes the window and waits until the page has handled it. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction(
    ([wide, high]) => window.innerWidth === wide && window.innerHeight === high,
    [width, height],
  )
}

/** Blocks every matching request until the returned function is called; later ones pass. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await gate
    // The page may have been closed meanwhile.
    await route.fallback().catch(() => {})
  })
  return release
}

/** Delays every matching request, ms. */
export function delay(page: Page, url: string | RegExp, ms: number): Promise<unknown> {
  return page.route(url, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.fallback().catch(() => {})
  })
}

/** Navigates inside the running page, as a link of the site does. */
export function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> }
    }
    void router.navigate(to)
  }, path)
}

/** Navigates to another page with the frame, as `follow` does, and waits until it is shown. */
export async function goOn(page: Page, path: string): Promise<void> {
  // Once shown, the new page has received focus (ROUTE-5).
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await follow(page, path)
  await expect(page.locator('#content')).toBeFocused()
  await expect(page).toHaveURL(path)
  // The page is laid out part by part; until then everything below is out of place.
  await attached(page.locator('html.laid-out'))
}

/** The entrance of a part: its delay, ms, and its visibility just before and long after. */
export function arrival(part: Locator) {
  return part.evaluate((element) => {
    const animation =
      element.getAnimations({ subtree: false }).at(0) ??
      element.closest(':has(> *)')?.getAnimations()[0]
    if (!animation) return undefined
    const delay = Number(animation.effect?.getTiming().delay)
    const target = (animation.effect as KeyframeEffect).target as Element
    animation.pause()
    animation.currentTime = delay - 1
    // 1 %: invisible to the eye, but painted in the first frame (docs/decisions/002).
    const before = Number(getComputedStyle(target).opacity) <= 0.01 ? 'unseen' : 'seen'
    animation.currentTime = delay + 5_000
    const after = Number(getComputedStyle(target).opacity) === 1 ? 'seen' : 'unseen'
    return { delay, before, after }
  })
}

/** The parts that are not fully opaque, each by its first words. */
export function faintOf(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((all) =>
    all
      .filter((part) => getComputedStyle(part).opacity !== '1')
      .map((part) => part.textContent?.trim().slice(0, 40) ?? ''),
  )
}

/** The scroll position of the page, px. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}

/** The position of an element's top edge in the viewport, px. */
export function topOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top))
}

/** An element's box in the viewport, px; throws if it is not on the page. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not on the page.`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Whether an element, or the label that contains it, is on top at its centre. */
export function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(found) || found?.closest('label')?.contains(element) === true
  })
}

/** The landmarks of a page's main part: the heading, navigations and the names of sections, in order. */
export function partsOf(page: Page): Promise<string[]> {
  return page
    .locator('main')
    .locator('h1, nav, section[aria-labelledby]')
    .evaluateAll((all) => all.map((part) => part.getAttribute('aria-labelledby') ?? part.localName))
}

/** Expects a part to be at least as high as the window. */
export async function expectToFillWindow(part: Locator): Promise<void> {
  const beyond = await part.evaluate((element) => element.clientHeight - window.innerHeight)
  expect(beyond).toBeGreaterThanOrEqual(0)
}

/** Expects a picture to have loaded. */
export function expectLoaded(picture: Locator): Promise<void> {
  return expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}

/** How far the page extends beyond the right edge of the window, px. */
export function beyondTheWindow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** Scrolls at once, as a visitor who drags the scrollbar. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

/** Records every call that scrolls an element into view; read with `scrollCalls`. */
export async function recordScrolling(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: unknown[] = []
    const original = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function record(this: Element, options) {
      seen.push(typeof options === 'object' ? options.behavior : options)
      original.call(this, options)
    }
    Object.assign(window, { scrollCalls: seen })
  })
}

/** How elements were scrolled into view since `recordScrolling`: `smooth`, `instant`. */
export function scrollCalls(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window as unknown as { scrollCalls: unknown[] }).scrollCalls)
}

/** Records the options with which every element is observed; read with `observedWith`. */
export async function recordObservers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const options = new Map<Element, IntersectionObserverInit | undefined>()
    const Original = window.IntersectionObserver
    window.IntersectionObserver = class extends Original {
      #given: IntersectionObserverInit | undefined
      constructor(callback: IntersectionObserverCallback, given?: IntersectionObserverInit) {
        super(callback, given)
        this.#given = given
      }
      override observe(target: Element) {
        options.set(target, this.#given)
        super.observe(target)
      }
    }
    Object.assign(window, { observedWith: options })
  })
}

/** The options with which each of the elements is observed since `recordObservers`. */
export function observedWith(elements: Locator): Promise<(IntersectionObserverInit | undefined)[]> {
  return elements.evaluateAll((all) => {
    const { observedWith: options } = window as unknown as {
      observedWith: Map<Element, IntersectionObserverInit>
    }
    return all.map((element) => options.get(element))
  })
}

/** One painted frame: the path and the visible text of its heading. */
export interface Frame {
  path: string
  heading: string
}

/** Records every frame with a visible heading, across all documents of the test. */
export async function recordFrames(page: Page): Promise<Frame[]> {
  const frames: Frame[] = []
  await page.exposeFunction('levoTestFrame', (path: string, heading: string) => {
    frames.push({ path, heading })
  })
  await page.addInitScript(() => {
    const report = (window as unknown as { levoTestFrame: (path: string, heading: string) => void })
      .levoTestFrame
    let last = ''
    function look() {
      const heading = document.querySelector('h1')
      if (heading?.checkVisibility({ visibilityProperty: true })) {
        const text = heading.textContent ?? ''
        if (text + location.pathname !== last) report(location.pathname, text)
        last = text + location.pathname
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return frames
}

/** The files of a route in the build's manifest: its module first, then its dependencies. */
export function filesOf(route: string): [string, ...string[]] {
  const folder = 'build/client/assets'
  const manifest = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file)) ?? '?'
  const text = readFileSync(`${folder}/${manifest}`, 'utf8').replace(/^[^{]+|;$/g, '')
  const { routes } = JSON.parse(text) as {
    routes: Record<string, { module: string; imports?: string[]; css?: string[] }>
  }
  const found = routes[route]
  if (!found) throw new Error(`The build has no route "${route}".`)
  return [found.module, ...(found.imports ?? []), ...(found.css ?? [])]
}

/** The file of a route's module. */
export function moduleOf(route: string): string {
  return filesOf(route)[0]
}

/** The chunk of the e-mail service's library: the only file that contains the service's own address. */
export function libraryChunk(): RegExp {
  const folder = 'build/client/assets'
  const file = readdirSync(folder).find(
    (name) =>
      name.endsWith('.js') &&
      !name.startsWith('contact-form') &&
      readFileSync(`${folder}/${name}`, 'utf8').includes('/api/v1.0/email/send'),
  )
  if (!file) throw new Error('No chunk of the build holds the library.')
  return new RegExp(`/${file}$`)
}

/** A link of the main navigation in the header. */
export function headerLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
}

/** Expects a link to each social platform, which opens in a new tab. */
export async function expectSocialLinks(part: Locator): Promise<void> {
  for (const { label, url } of socialLinks) {
    const link = part.getByRole('link', { name: label }).first()
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', url)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link.locator('svg')).toBeVisible()
  }
}

/** Expects the links to the pages of all cities in a list of an edition. */
export async function expectCityLinks(list: Locator): Promise<void> {
  for (const city of cityList) {
    const link = list.getByRole('link', { name: city.name, exact: true })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', `/${city.key}`)
  }
}
