import type { Locator, Page } from '@playwright/test'
import { fillAll } from '../../app/content/tokens'
import { catalogue } from '../../app/pages/services/catalogue'
import { type ElementId, elementIds, elements } from '../../app/site/elements'
import heroTextsDocument from '../../public/assets/content/page-hero/jsons/oslo.json' with {
  type: 'json',
}
import { expect, hydrated, test } from './fixtures'

test.use({ reducedMotion: 'no-preference' })

/** The texts as a page shows them. */
const heroTexts = fillAll(heroTextsDocument, 'oslo')

const themes: Record<ElementId, string> = {
  earth: 'Foundations & Security',
  water: 'Flow & Lifestyle',
  fire: 'Passion & Experience',
  air: 'Influence & Expression',
  aether: 'Exclusivity & Elevation',
}

/** Where a chapter's top stands once it was chosen, px (ELEM-3). */
const offset = 160

async function open(page: Page, fragment = '') {
  await page.goto(`/services?city=oslo${fragment}`)
  await hydrated(page)
}

function bar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Elements' })
}

function entry(page: Page, name: string): Locator {
  return bar(page).getByRole('link', { name, exact: true })
}

function active(page: Page): Locator {
  return bar(page).locator('[aria-current]')
}

async function expectAt(page: Page, id: ElementId, top = offset) {
  const chapter = page.locator(`#${id}`)
  await expect
    .poll(() =>
      chapter.evaluate((element, at) => Math.abs(element.getBoundingClientRect().top - at), top),
    )
    .toBeLessThan(1.5)
}

/** Puts the top of a chapter at a share of the window's height, as a visitor's own scrolling would. */
async function scrollChapterTo(page: Page, id: ElementId, share: number) {
  await page.locator(`#${id}`).evaluate((element, at) => {
    const top = element.getBoundingClientRect().top + window.scrollY
    window.scrollTo({ top: top - window.innerHeight * at, behavior: 'instant' })
  }, share)
}

/** Notes how every later call scrolls an element into view; read them with `manners`. */
async function recordScrolling(page: Page) {
  await page.evaluate(() => {
    const seen: unknown[] = []
    const original = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function record(this: Element, options) {
      seen.push(typeof options === 'object' ? options.behavior : options)
      original.call(this, options)
    }
    Object.assign(window, { seenManners: seen })
  })
}

function manners(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window as unknown as { seenManners: unknown[] }).seenManners)
}

// ELEM-2
test('the hero has its fixed words, the city’s line, and fills the window', async ({ page }) => {
  await open(page)
  await expect(page).toHaveTitle(/Oslo \| Levo/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Levo Lifestyle')
  await expect(page.getByText('Service by Elements', { exact: true })).toBeVisible()
  await expect(page.getByText(heroTexts.services.description)).toBeVisible()
  const hero = page.locator('main > section').first()
  expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(900)
})

test('“Begin Your Journey” in the hero scrolls to Earth', async ({ page }) => {
  await open(page)
  await page.getByRole('link', { name: 'Begin Your Journey' }).first().click()
  await expectAt(page, 'earth')
  await expect(active(page)).toHaveText('Earth')
})

// ELEM-3
test('the bar holds five entries with icon and name, fixed to the foot, Earth active', async ({
  page,
}) => {
  await open(page)
  await expect(bar(page).getByRole('link')).toHaveText(elements.map((element) => element.name))
  for (const element of elements) {
    await expect(entry(page, element.name)).toHaveAttribute('href', `#${element.id}`)
    await expect(entry(page, element.name).locator('svg')).toBeVisible()
  }
  await expect(active(page)).toHaveText('Earth')

  for (const scrolled of [0, 2000]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled)
    await expect
      .poll(async () => {
        const box = await bar(page).boundingBox()
        return Math.round((box?.y ?? 0) + (box?.height ?? 0))
      })
      .toBe(900)
  }
})

// ELEM-3
test('choosing an element scrolls smoothly to 160 px above it and marks it', async ({ page }) => {
  await open(page)
  await recordScrolling(page)
  for (const [index, { id, name }] of elements.entries()) {
    await entry(page, name).click()
    await expect(active(page)).toHaveText(name)
    await expectAt(page, id)
    expect(await manners(page)).toEqual(Array(index + 1).fill('smooth'))
    await expect(active(page)).toHaveText(name)
    // The address stays: it would decide where Back arrives.
    await expect(page).toHaveURL('/services?city=oslo')
  }
})

test('on the way to the chosen chapter the others do not light up', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seenActive: seen })
    const nav = document.querySelector('nav[aria-label="Elements"]') as HTMLElement
    new MutationObserver(() => {
      seen.push(nav.querySelector('[aria-current]')?.textContent ?? '')
    }).observe(nav, { attributes: true, subtree: true, attributeFilter: ['aria-current'] })
  })
  await entry(page, 'Aether').click()
  await expectAt(page, 'aether')
  const seen = await page.evaluate(() => (window as unknown as { seenActive: string[] }).seenActive)
  expect(new Set(seen)).toEqual(new Set(['Aether']))
})

test('who prefers less motion is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await recordScrolling(page)
  await entry(page, 'Fire').click()
  await expectAt(page, 'fire')
  expect(await manners(page)).toEqual(['instant'])
})

test('the active entry follows scrolling', async ({ page }) => {
  await open(page)
  for (const { id, name } of [...elements, ...[...elements].reverse()]) {
    await scrollChapterTo(page, id, 0.1)
    await expect(active(page)).toHaveText(name)
  }
})

// ELEM-4
test('a chapter becomes active between 20 % and 30 % of the window’s height', async ({ page }) => {
  await open(page)
  await scrollChapterTo(page, 'water', 0.31)
  await expect(active(page)).toHaveText('Earth')
  await scrollChapterTo(page, 'water', 0.29)
  await expect(active(page)).toHaveText('Water')

  // From below, Water stays until its end has left the band at 20 %.
  await scrollChapterTo(page, 'fire', 0.31)
  await expect(active(page)).toHaveText('Water')
  await scrollChapterTo(page, 'fire', 0.29)
  await expect(active(page)).toHaveText('Fire')
})

test('the hairline moves to the active entry', async ({ page }) => {
  await open(page)
  const line = bar(page).locator(':scope > span')
  for (const name of ['Earth', 'Air']) {
    await entry(page, name).click()
    const column = await entry(page, name).boundingBox()
    await expect
      .poll(async () => Math.round((await line.boundingBox())?.x ?? 0))
      .toBe(Math.round(column?.x ?? -1))
  }
  const duration = await line.evaluate((element) => getComputedStyle(element).transitionDuration)
  expect(Number.parseFloat(duration) * 1000).toBeGreaterThanOrEqual(250)
  expect(Number.parseFloat(duration) * 1000).toBeLessThanOrEqual(400)
})

// ELEM-5
test('a fragment activates its element and scrolls to it', async ({ page }) => {
  for (const { id, name } of elements) {
    // Another query makes it another page, not another place of the same.
    await open(page, `&to=${id}#${id}`)
    await expect(active(page)).toHaveText(name)
    await expectAt(page, id)
    await expect(page.getByText(heroTexts.services.description)).toBeAttached()
  }
})

test('a later change of the fragment does the same, after 100 ms', async ({ page }) => {
  await page.addInitScript(() => {
    const calls: { id: string; at: number }[] = []
    const original = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function record(this: Element, options) {
      calls.push({ id: this.id, at: performance.now() })
      original.call(this, options)
    }
    Object.assign(window, { scrollCalls: calls })
  })
  await open(page)
  const changed = await page.evaluate(() => {
    window.location.hash = '#air'
    return performance.now()
  })
  await expect(active(page)).toHaveText('Air')
  await expect(page.locator('#air')).toBeFocused()
  await expectAt(page, 'air')
  const last = await page.evaluate(() =>
    (window as unknown as { scrollCalls: { id: string; at: number }[] }).scrollCalls
      .filter((call) => call.id === 'air')
      .at(-1),
  )
  expect((last?.at ?? 0) - changed).toBeGreaterThanOrEqual(99)

  await page.evaluate(() => {
    window.location.hash = '#water'
  })
  await expect(active(page)).toHaveText('Water')
  await expectAt(page, 'water')
})

// ELEM-5
test('a fragment that names no element changes nothing', async ({ page }) => {
  await open(page, '#gold')
  // Longer than a right one waits.
  await page.waitForFunction(
    (since) => performance.now() > since + 300,
    await page.evaluate(() => performance.now()),
  )
  await expect(active(page)).toHaveText('Earth')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a link from another page opens its chapter', async ({ page }) => {
  await page.goto('/home?city=oslo')
  await hydrated(page)
  await page.locator('main a[href="/services#fire"]').first().click()
  await expect(page).toHaveURL(/\/services#fire$/)
  await expect(active(page)).toHaveText('Fire')
  await expectAt(page, 'fire')
})

// ELEM-6, ELEM-7
test('each element has its heading, tagline and the whole catalogue', async ({ page }) => {
  await open(page)
  for (const element of elements) {
    const chapter = page.locator(`#${element.id}`)
    await expect(chapter.getByRole('heading', { level: 2 })).toHaveText(themes[element.id])
    await expect(chapter.getByText(element.tagline)).toBeAttached()
    const categories = catalogue[element.id]
    const titles = chapter.getByRole('heading', { level: 3 })
    await expect(titles).toHaveText(categories.map((category) => category.title))
    await expect(chapter.getByRole('listitem')).toHaveText(
      categories.flatMap((category) => category.items),
    )
    // Every category carries a glyph that is really drawn.
    await expect(titles.locator('svg:has(> *)')).toHaveCount(categories.length)
  }
})

test('the element’s name stands behind its heading and is cut by nothing', async ({ page }) => {
  await open(page)
  for (const width of [390, 820, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const { id, name } of elements) {
      const ghost = await page.locator(`#${id}`).getByText(name, { exact: true }).boundingBox()
      expect(ghost?.x, `${name} at ${width} px`).toBeGreaterThanOrEqual(-8)
      expect((ghost?.x ?? 0) + (ghost?.width ?? 0), `${name} at ${width} px`).toBeLessThanOrEqual(
        width,
      )
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  }
})

// ELEM-8, A11Y-3
test('the closing call leads to the contact and the about page', async ({ page }) => {
  await open(page)
  const closing = page.getByRole('region', { name: 'Ready to Experience the Elements?' })
  await expect(closing.getByRole('link', { name: 'Begin Your Journey' })).toHaveAttribute(
    'href',
    '/contact',
  )
  const more = closing.getByRole('link', { name: 'Learn More about Levo Lifestyle' })
  await expect(more).toContainText('Learn More')
  await more.click()
  await expect(page).toHaveURL(/\/about$/)
})

// ELEM-6
test('elements fade in once a tenth of them is visible', async ({ page }) => {
  await recordObservers(page)
  await open(page)
  const last = page.locator('#aether [data-reveal]').last()
  await expect(last).toHaveAttribute('data-reveal', 'armed')
  await expect(last).toHaveCSS('opacity', '0')
  await last.scrollIntoViewIfNeeded()
  await expect(last).toHaveAttribute('data-reveal', 'in-view')
  await expect(last).toHaveCSS('opacity', '1')
  const options = await observed(page, '#aether [data-reveal]')
  expect(options).toEqual({ threshold: 0.1, rootMargin: '100px 0px -50px 0px' })
  expect(await observed(page, '#fire')).toEqual({ rootMargin: '-20% 0px -70% 0px' })
})

test('without observers everything shows at once and the bar still works', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })
  await open(page)
  await expect(page.locator('main [data-reveal="armed"]')).toHaveCount(0)
  await expect(page.locator('#aether [data-reveal]').last()).toHaveCSS('opacity', '1')
  await entry(page, 'Air').click()
  await expect(active(page)).toHaveText('Air')
  await expectAt(page, 'air')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the bar’s links are plain fragments that land at the same offset', async ({ page }) => {
    await page.goto('/services?city=oslo')
    await expect(page.locator('#aether h2')).toBeVisible()
    await entry(page, 'Water').click()
    const box = await page.locator('#water').boundingBox()
    expect(Math.abs((box?.y ?? 0) - offset)).toBeLessThanOrEqual(1.5)
  })
})

test('with the keyboard: an entry moves the focus into its chapter', async ({ page }) => {
  await open(page)
  await entry(page, 'Fire').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#fire')).toBeFocused()
  await expectAt(page, 'fire')
})

test('the bar never covers what has the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  const seen = new Set<string>()
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const nav = document.querySelector('nav[aria-label="Elements"]') as HTMLElement
      const box = element.getBoundingClientRect()
      return {
        name: `${element.tagName} ${element.textContent?.trim()} ${element.getAttribute('href')}`,
        inBody: element !== document.body,
        covered: !nav.contains(element) && box.bottom > nav.getBoundingClientRect().top,
      }
    })
    if (!focus.inBody) break
    expect(focus.covered, focus.name).toBe(false)
    seen.add(focus.name)
  }
  expect([...seen].some((name) => name.includes('/terms-conditions'))).toBe(true)
})

test('the bar leaves the end of the footer free and tells its height', async ({ page }) => {
  await open(page)
  const height = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--bottom-bar').trim(),
    )
  expect(await height()).not.toBe('')
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
  const free = await page.evaluate(() => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('footer') as HTMLElement)
    const lines = [...range.getClientRects()].filter((box) => box.width > 1 && box.height < 60)
    const nav = document.querySelector('nav[aria-label="Elements"]') as HTMLElement
    return nav.getBoundingClientRect().top - Math.max(...lines.map((box) => box.bottom))
  })
  expect(free).toBeGreaterThan(0)

  await page.getByRole('link', { name: /^Learn More/ }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect.poll(height).toBe('')
})

test('in a low window the chosen entry stays the active one', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await open(page)
  await entry(page, 'Fire').click()
  await expectAt(page, 'fire')
  await expect(active(page)).toHaveText('Fire')
})

test('on a phone the entries are large enough to touch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  for (const id of elementIds) {
    const box = await bar(page).locator(`a[href="#${id}"]`).boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
})

/** Keeps the options with which every element is observed. */
async function recordObservers(page: Page) {
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

function observed(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) =>
      (
        window as unknown as { observedWith: Map<Element, IntersectionObserverInit> }
      ).observedWith.get(element),
    )
}
