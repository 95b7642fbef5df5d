import type { Page } from '@playwright/test'
import { citiesWithFilm } from '../../app/city/films'
import type { CityKey } from '../../app/site/cities'
import { delays, expect, hold, open, seeBrandSection, test, watchDelays } from './fixtures'

test.use({ reducedMotion: 'no-preference' })

const film = citiesWithFilm[0] ?? 'dubai'
const filmFiles = '**/media/film/**'

const video = (page: Page) => page.locator('section:has(h1) video')
const picture = (page: Page) => page.locator('section:has(h1) picture img')

/** Records every call of play() and lets it do what the test says. */
async function watchPlay(page: Page, outcome: 'real' | 'refused' = 'real') {
  await page.addInitScript((way) => {
    const calls: number[] = []
    Object.assign(window, { plays: calls })
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      calls.push(performance.now())
      return way === 'real'
        ? play.call(this)
        : Promise.reject(new DOMException('no', 'NotAllowedError'))
    }
  }, outcome)
}

function plays(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { plays: number[] }).plays)
}

test.describe('the hero film (FILM-1)', () => {
  test('plays muted, in a loop, inside the page', async ({ page }) => {
    await open(page, '/home', film)
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => !element.paused))
      .toBe(true)
    expect(
      await video(page).evaluate(({ muted, loop, playsInline }: HTMLVideoElement) => ({
        muted,
        loop,
        playsInline,
      })),
    ).toEqual({ muted: true, loop: true, playsInline: true })
    await expect(video(page)).toHaveCSS('opacity', '1')
  })

  // FILM-2
  test('asks for its file only when the page has loaded, been painted and settled', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const times: Record<string, number> = {}
      Object.assign(window, { times })
      window.addEventListener('load', () => {
        times.load = performance.now()
      })
      new PerformanceObserver((entries) => {
        if (times.film === undefined) times.paint = entries.getEntries().at(-1)?.startTime ?? 0
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new MutationObserver(() => {
        if (document.documentElement.classList.contains('hydrated')) {
          times.hydrated ??= performance.now()
        }
        if (document.querySelector('video source')) times.film ??= performance.now()
      }).observe(document, { childList: true, subtree: true, attributes: true })
    })
    await open(page, '/home', film)
    await expect(page.locator('video source').first()).toBeAttached()
    const times = await page.evaluate(
      () =>
        (window as unknown as { times: Record<'load' | 'paint' | 'hydrated' | 'film', number> })
          .times,
    )
    expect(times.paint).toBeGreaterThan(0)
    expect(times.film - times.paint).toBeGreaterThan(0)
    expect(times.film - Math.max(times.load, times.hydrated)).toBeGreaterThanOrEqual(500)
  })

  test('shows a loading indicator until it plays, over the picture', async ({ page }) => {
    const release = await hold(page, filmFiles)
    await open(page, '/home', film)
    const loading = page.getByRole('status', { name: 'Loading the film' })
    await expect(loading).toBeVisible()
    await expect(picture(page)).toBeVisible()
    release()
    await expect(loading).toHaveCount(0)
    await expect(video(page)).toHaveCSS('opacity', '1')
  })

  test('gives way to the picture when it cannot be loaded (FILM-1)', async ({ page, log }) => {
    log.expect(/ERR_FAILED/)
    await page.route(filmFiles, (route) => route.abort())
    await open(page, '/home', film)
    await expect(page.locator('[data-film=error]')).toBeAttached()
    await expect(video(page)).toBeHidden()
    await expect(picture(page)).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading the film' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Pause the film' })).toHaveCount(0)
  })

  for (const [width, height] of [
    [390, 844],
    [820, 1_180],
    [1_440, 900],
    [1_920, 1_080],
  ] as const) {
    test(`lies on the picture point for point, ${width} by ${height}`, async ({ page }) => {
      // The real film in place of the fixtures' tiny one.
      await page.route(filmFiles, (route) => route.continue())
      await page.setViewportSize({ width, height })
      await open(page, '/home', film)
      await expect(page.locator('[data-film=loaded]')).toBeAttached()
      const image = picture(page)
      await image.evaluate((element: HTMLImageElement) => element.decode())
      const fit = (element: HTMLImageElement | HTMLVideoElement) => {
        const { objectFit, objectPosition } = getComputedStyle(element)
        const { left, top, width, height } = element.getBoundingClientRect()
        return { objectFit, objectPosition, left, top, width, height }
      }
      expect(await video(page).evaluate(fit)).toEqual(await image.evaluate(fit))
      const ofPicture = await image.evaluate(
        (element: HTMLImageElement) => element.naturalWidth / element.naturalHeight,
      )
      const ofFilm = await video(page).evaluate(
        (element: HTMLVideoElement) => element.videoWidth / element.videoHeight,
      )
      expect(Math.abs(ofFilm / ofPicture - 1)).toBeLessThan(0.005)
      // What does not fill the window would be the largest paint, and a late one.
      const box = await video(page).boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(width)
      expect(box?.height).toBeGreaterThanOrEqual(height)
    })
  }

  test('gives way to the picture when the file is no film', async ({ page }) => {
    await page.route(filmFiles, (route) =>
      route.fulfill({ contentType: 'video/mp4', body: 'no film' }),
    )
    await open(page, '/home', film)
    await expect(page.locator('[data-film=error]')).toBeAttached()
    await expect(picture(page)).toBeVisible()
  })

  test('is tried again 100, 500 and 1000 ms after its start (FILM-2)', async ({ page }) => {
    await watchPlay(page, 'refused')
    await watchDelays(page)
    await open(page, '/home', film)
    await expect.poll(async () => (await plays(page)).length).toBe(4)
    expect(await delays(page)).toEqual(expect.arrayContaining([100, 500, 1_000]))
    const [start = 0, ...again] = await plays(page)
    for (const [index, due] of [100, 500, 1_000].entries()) {
      expect((again[index] ?? 0) - start).toBeGreaterThanOrEqual(due - 10)
    }
  })

  // FILM-2
  test('refused by the browser it is no error until the visitor has touched the page', async ({
    page,
  }) => {
    await watchPlay(page, 'refused')
    await page.route(filmFiles, () => {})
    await open(page, '/home', film)
    await expect.poll(async () => (await plays(page)).length).toBe(4)
    await expect(page.locator('[data-film=error]')).toHaveCount(0)
    await page.mouse.click(700, 400)
    await expect(page.locator('[data-film=error]')).toBeAttached()
    await expect(picture(page)).toBeVisible()
  })

  for (const touch of ['click', 'key press', 'touch'] as const) {
    test(`is forced on the first ${touch}, once`, async ({ page }) => {
      await watchPlay(page)
      await open(page, '/home', film)
      await expect.poll(async () => (await plays(page)).length).toBe(4)
      const acts = {
        click: () => page.mouse.click(700, 400),
        'key press': () => page.keyboard.press('Shift'),
        touch: () => page.evaluate(() => document.dispatchEvent(new Event('touchstart'))),
      }
      await acts[touch]()
      await expect.poll(async () => (await plays(page)).length).toBe(5)
      // A tap is a touch and a click: no second one counts, of whatever kind.
      for (const act of Object.values(acts)) await act()
      expect((await plays(page)).length).toBe(5)
    })
  }

  // FILM-3, A11Y-3
  test('stays paused once the visitor has paused it', async ({ page }) => {
    await watchPlay(page)
    await open(page, '/home', film)
    const pause = page.getByRole('button', { name: 'Pause the film' })
    await pause.click()
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    const paused = () => video(page).evaluate((element: HTMLVideoElement) => element.paused)
    await expect.poll(paused).toBe(true)
    const before = (await plays(page)).length
    await page.mouse.click(700, 400)
    await page.keyboard.press('Shift')
    // Longer than the last retry.
    await page.waitForFunction(
      (since) => performance.now() > since + 1_200,
      await page.evaluate(() => performance.now()),
    )
    expect(await paused()).toBe(true)
    expect((await plays(page)).length).toBe(before)
    await pause.click()
    await expect.poll(paused).toBe(false)
  })
})

// FILM-3, MOVE-3
test.describe('no film is asked for', () => {
  test('with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectStill(page, film)
  })

  test('with data saving', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
    })
    await expectStill(page, film)
  })

  test("of the visitor's city alone", async ({ page }) => {
    const asked = filmRequests(page)
    await open(page, '/home', 'oslo')
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await expect(page.locator('[data-film=loaded]')).toBeAttached()
    for (const address of asked) expect(address).toContain('/oslo-')
  })

  function filmRequests(page: Page): string[] {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/media/film/')) asked.push(request.url())
    })
    return asked
  }

  async function expectStill(page: Page, city: CityKey) {
    const asked = filmRequests(page)
    await open(page, '/home', city)
    // The brand section's rows come later than any film would.
    await seeBrandSection(page)
    await expect(page.locator('[data-row]')).toHaveCount(5)
    expect(asked).toEqual([])
    await expect(page.locator('video source')).toHaveCount(0)
    await expect(picture(page)).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading the film' })).toHaveCount(0)
  }
})

// SPEED-2
test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true })

  test('its first frame is never the largest paint: that would come seconds late', async ({
    page,
  }) => {
    // The real film: one of a few pixels is too small to count.
    await page.unroute(filmFiles)
    await page.addInitScript(() => {
      const largest: string[] = []
      Object.assign(window, { largest })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
          largest.push(entry.element?.localName ?? '?')
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await open(page, '/home', film)
    await expect(page.locator('[data-film=loaded]')).toBeAttached()
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.5)
    const largest = await page.evaluate(() => (window as unknown as { largest: string[] }).largest)
    expect(largest).toContain('h1')
    expect(largest).not.toContain('video')
  })
})
