import type { Page } from '@playwright/test'
import { isLanding } from '../../app/site/route-table'
import {
  expect,
  follow,
  formReady,
  hold,
  hydrated,
  seeBrandSection,
  storedCity,
  test,
  topOf,
  visitorOf,
} from './fixtures'
import { templates } from './templates'

test.use({ reducedMotion: 'no-preference' })

// MOVE-2
test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false })

  test('words that arrive are painted in the first frame', async ({ page }) => {
    for (const path of templates) {
      // At an opacity of 0 they are not, and the largest paint waits until something repaints them.
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
      // The landing page and the legal texts stand there at once.
      const stands = isLanding(path) || /privacy-policy|terms-conditions/.test(path)
      expect(words.length, path).toBeGreaterThan(stands ? 0 : 1)
      expect(
        words.filter(({ opacity }) => opacity === 0),
        path,
      ).toEqual([])
    }
  })
})

test('loading a page whose address names the city', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname)
  })
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
  // The profile of the last city: nothing is read ahead after it.
  const last = page.waitForRequest(/\/assets\/stockholm-[\w-]+\.js$/)
  await page.goto('/home?city=oslo')
  await hydrated(page)

  await test.step('storage, slow at its first access, is left alone until it has loaded', async () => {
    await expect.poll(() => storedCity(page)).toBe('oslo')
    const states = await page.evaluate(
      () => (window as unknown as { storageStates: string[] }).storageStates,
    )
    expect(states.length).toBeGreaterThan(0)
    expect(new Set(states)).toEqual(new Set(['complete']))
  })

  await test.step('no script brings styles again that stand in the page', async () => {
    await formReady(page)
    await seeBrandSection(page)
    await expect(page.locator('[data-row]')).toHaveCount(5)
    // Whatever was still to come has come.
    await last
    // The rows of the brand section are not written into the page: their styles come with them.
    expect(fetched).toEqual([expect.stringMatching(/brand-rows/)])
  })
})

// SPEED-3
test.describe('what lies below the first view', () => {
  /** How many parts of the page are left out of its layout for now. */
  const leftOut = (page: Page) =>
    page
      .locator('main section, main ~ section, footer')
      .evaluateAll(
        (parts) =>
          parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
      )

  test('is laid out from the start for who comes for a part of it, and soon after the first paint for others', async ({
    page,
  }) => {
    await visitorOf(page, 'dubai')
    // Without scripts for ten seconds a page is laid out whole: a busy machine takes longer to look.
    await page.addInitScript(() => {
      const original = window.setTimeout
      Object.assign(window, {
        setTimeout: (task: () => void, ms = 0) => (ms === 10_000 ? 0 : original(task, ms)),
      })
    })
    const release = await hold(page, '**/assets/start-*.js')

    await test.step('who comes for a part', async () => {
      await page.goto('/services#fire')
      expect(await leftOut(page)).toBe(0)
      await expect.poll(() => topOf(page, '#fire')).toBeLessThan(300)
    })

    await test.step('others', async () => {
      await page.goto('/home')
      expect(await leftOut(page)).toBe(8)
      release()
      await expect.poll(() => leftOut(page)).toBe(0)
      await expect(page.locator('html')).toHaveClass(/\blaid-out\b/)
      expect(await page.locator('footer').evaluate(({ style }) => style.length)).toBe(0)
    })

    await test.step('a legal text, paragraph by paragraph; a press on its contents lays out what lies above', async () => {
      const releaseAnew = await hold(page, '**/assets/start-*.js')
      await page.goto('/terms-conditions')
      expect(await leftOut(page)).toBeGreaterThan(12)
      await page.getByRole('link', { name: 'Governing law' }).click()
      expect(await leftOut(page)).toBe(0)
      await expect.poll(() => topOf(page, '#governing-law')).toBeLessThan(200)
      expect(await topOf(page, '#governing-law')).toBeGreaterThanOrEqual(0)
      releaseAnew()
    })

    await test.step('the same when the scripts are there and the browser has had no free moment', async () => {
      await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
      await page.goto('/terms-conditions')
      await expect(page.locator('html.hydrated')).toBeAttached()
      expect(await leftOut(page)).toBeGreaterThan(12)
      await page.getByRole('link', { name: 'Governing law' }).click()
      await expect.poll(() => leftOut(page)).toBe(0)
      await expect.poll(() => topOf(page, '#governing-law')).toBeLessThan(200)
    })

    await test.step('and of each page that a navigation shows', async () => {
      await follow(page, '/about')
      await expect(page.getByRole('heading', { name: 'Governing law' })).toHaveCount(0)
      expect(await leftOut(page)).toBeGreaterThan(3)
      await page.getByRole('link', { name: 'Scroll', exact: true }).click()
      await expect.poll(() => leftOut(page)).toBe(0)
    })
  })

  /** When the pictures that are not loaded at once were asked for, ms after the page's begin. */
  const askedFor = (page: Page) =>
    page.evaluate(() => {
      const late = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')]
      const addresses = new Set(late.map(({ currentSrc }) => currentSrc))
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => addresses.has(name))
        .map(({ startTime }) => startTime)
    })

  test('has its pictures asked for when the first view is there, or the visitor goes on to it', async ({
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

    await test.step('who scrolls before it is there need not wait for it', async () => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname)
      })
      const further = () => asked.filter((path) => /^\/media\/(?!about-hero)/.test(path))
      const release = await hold(page, '**/media/about-hero.*')
      // On the page before, the clock would cut short the documents that are being read.
      await page.goto('about:blank')
      // The clock stands: nothing comes because it is late.
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.goto('/about', { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => asked.length).toBeGreaterThan(0)
      expect(further()).toEqual([])
      await page.mouse.wheel(0, 400)
      await expect.poll(() => further().length).toBeGreaterThan(0)
      release()
    })
  })

  test('is laid out where scripts do not come', async ({ page, log }) => {
    log.expect(/scripts of this page could not be loaded/, /ERR_FAILED/)
    await visitorOf(page, 'dubai')
    await page.route('**/assets/**/*.js', (route) => route.abort())
    await page.goto('/home')
    await expect.poll(() => leftOut(page)).toBe(0)
  })
})
