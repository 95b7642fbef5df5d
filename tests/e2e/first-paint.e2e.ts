import type { Page } from '@playwright/test'
import { isLanding } from '../../app/site/route-table'
import {
  expect,
  follow,
  hold,
  load,
  requestsOf,
  storedCity,
  test,
  titleOf,
  topOf,
  visitorOf,
} from './fixtures'
import { templates } from './templates'

test.use({ reducedMotion: 'no-preference' })

// MOVE-2
test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false })

  test('paints animated text in the first frame', async ({ page }) => {
    for (const path of templates) {
      // At opacity 0 it is not painted, and the largest paint waits until something repaints it.
      await page.goto(path)
      const beginnings = await page.evaluate(() => {
        const arriving = document
          .getAnimations()
          .filter(({ timeline }) => timeline === document.timeline)
          .map((animation) => {
            animation.pause()
            animation.currentTime = 0
            return (animation.effect as KeyframeEffect).target
          })
        return [document.querySelector('main h1'), ...arriving].map((element) => ({
          words: element?.textContent?.trim() ?? '',
          opacity: element ? Number(getComputedStyle(element).opacity) : 0,
        }))
      })
      const words = beginnings.filter((part) => part.words)
      // The landing page and the legal texts are not animated.
      const isStatic = isLanding(path) || /privacy-policy|terms-conditions/.test(path)
      expect(words.length, path).toBeGreaterThan(isStatic ? 0 : 1)
      expect(
        words.filter(({ opacity }) => opacity === 0),
        path,
      ).toEqual([])
    }
  })
})

test('touches the storage, which is slow on its first access, only after the page has loaded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const states: string[] = []
    Object.assign(window, { storageStates: states })
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      const original = Storage.prototype[name] as (...args: string[]) => string | null
      Object.assign(Storage.prototype, {
        [name](...args: string[]) {
          states.push(document.readyState)
          return original.apply(this, args)
        },
      })
    }
  })
  await load(page, '/home?city=oslo')

  await expect.poll(() => storedCity(page)).toBe('oslo')
  const states = await page.evaluate(
    () => (window as unknown as { storageStates: string[] }).storageStates,
  )
  expect(states.length).toBeGreaterThan(0)
  expect(new Set(states)).toEqual(new Set(['complete']))
})

// SPEED-3
test.describe('the content below the first viewport', () => {
  /** How many parts of the page are currently skipped by layout. */
  const leftOut = (page: Page) =>
    page
      .locator('main section, main ~ section, footer')
      .evaluateAll(
        (parts) =>
          parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
      )

  test('is laid out at once for a visitor who goes to a part of it, and soon after the first paint for others', {
    tag: '@exhaustive',
  }, async ({ page }) => {
    await visitorOf(page, 'dubai')
    // Without scripts a page is laid out whole after ten seconds: a busy machine takes longer to check.
    await page.addInitScript(() => {
      const original = window.setTimeout
      Object.assign(window, {
        setTimeout: (task: () => void, ms = 0) => (ms === 10_000 ? 0 : original(task, ms)),
      })
    })
    const release = await hold(page, '**/assets/start-*.js')

    await test.step('a visitor who goes to a part', async () => {
      await page.goto('/services#fire')
      expect(await leftOut(page)).toBe(0)
      await expect.poll(() => topOf(page, '#fire')).toBeLessThan(300)
    })

    await test.step('other visitors', async () => {
      await page.goto('/home')
      expect(await leftOut(page)).toBe(8)
      release()
      await expect.poll(() => leftOut(page)).toBe(0)
      await expect(page.locator('html')).toHaveClass(/\blaid-out\b/)
      expect(await page.locator('footer').evaluate(({ style }) => style.length)).toBe(0)
    })

    await test.step('a legal text, paragraph by paragraph; a click in its contents lays out everything above', async () => {
      const releaseAnew = await hold(page, '**/assets/start-*.js')
      await page.goto('/terms-conditions')
      expect(await leftOut(page)).toBeGreaterThan(12)
      await page.getByRole('link', { name: 'Governing law' }).click()
      expect(await leftOut(page)).toBe(0)
      await expect.poll(() => topOf(page, '#governing-law')).toBeLessThan(200)
      expect(await topOf(page, '#governing-law')).toBeGreaterThanOrEqual(0)
      releaseAnew()
    })

    await test.step('the same with scripts but without an idle callback', async () => {
      await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
      await page.goto('/terms-conditions')
      await expect(page.locator('html.hydrated')).toBeAttached()
      expect(await leftOut(page)).toBeGreaterThan(12)
      await page.getByRole('link', { name: 'Governing law' }).click()
      await expect.poll(() => leftOut(page)).toBe(0)
      await expect.poll(() => topOf(page, '#governing-law')).toBeLessThan(200)
    })

    await test.step('and on each page that a navigation shows', async () => {
      await follow(page, '/about')
      await expect(page.getByRole('heading', { name: 'Governing law' })).toHaveCount(0)
      expect(await leftOut(page)).toBeGreaterThan(3)
      await page.getByRole('link', { name: 'Scroll', exact: true }).click()
      await expect.poll(() => leftOut(page)).toBe(0)
    })
  })

  /** When the lazy pictures were requested, ms after the start of the page. */
  const askedFor = (page: Page) =>
    page.evaluate(() => {
      const late = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')]
      const addresses = new Set(late.map(({ currentSrc }) => currentSrc))
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => addresses.has(name))
        .map(({ startTime }) => startTime)
    })

  test('loads its pictures when the first viewport is painted, or when the visitor scrolls on', async ({
    page,
  }) => {
    await visitorOf(page, 'dubai')
    for (const path of ['/home', '/city/oslo']) {
      await test.step(`${path}: after the first paint`, async () => {
        await page.goto(path)
        await expect.poll(async () => (await askedFor(page)).length).toBeGreaterThan(0)
        const painted = await page.evaluate(
          () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        )
        expect(Math.min(...(await askedFor(page)))).toBeGreaterThan(painted)
      })
    }

    await test.step('a visitor who scrolls earlier does not wait for it', async () => {
      const asked = requestsOf(page, /\/media\//)
      const further = requestsOf(page, /\/media\/(?!about-hero)/)
      const release = await hold(page, '**/media/about-hero.*')
      // On the previous page, advancing the clock would time out pending documents.
      await page.goto('about:blank')
      // The clock is paused, so that no timeout loads anything.
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.goto('/about', { waitUntil: 'domcontentloaded' })
      await expect(titleOf(page)).toBeVisible()
      await expect.poll(() => asked.length).toBeGreaterThan(0)
      expect(further).toEqual([])
      await page.mouse.wheel(0, 400)
      await expect.poll(() => further.length).toBeGreaterThan(0)
      release()
    })
  })
})
