import type { Page } from '@playwright/test'
import { citiesWithFilm } from '../../app/cities/films'
import {
  expect,
  follow,
  framesLater,
  goldenHour,
  hold,
  hydrated,
  open,
  recordTimes,
  requestsOf,
  seeBrandSection,
  test,
  textsOf,
  times,
  titleOf,
} from './fixtures'

// The cost of frames painted without a GPU grows with their size.
test.use({ reducedMotion: 'no-preference', viewport: { width: 480, height: 420 } })

const film = citiesWithFilm[0] ?? 'dubai'
const filmFiles = '**/media/film/**'

test.beforeEach(({ page }) => page.clock.setFixedTime(goldenHour))

const video = (page: Page) => page.locator('section:has(h1) video')
const picture = (page: Page) => page.locator('section:has(h1) picture img')
const loading = (page: Page) => page.getByRole('status', { name: 'Loading the film' })
const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause the film' })
const isPaused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused)

/** Clicks where the hero has no control. */
function clickHero(page: Page): Promise<void> {
  return page.mouse.click(5, 300)
}

/** Records every call of play(), and refuses it as a browser does while `refusesPlay` is set. */
async function watchPlay(page: Page) {
  await page.addInitScript(() => {
    const watched = { plays: [] as number[], refusesPlay: false }
    Object.assign(window, { watched })
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      watched.plays.push(performance.now())
      return watched.refusesPlay
        ? Promise.reject(new DOMException('no', 'NotAllowedError'))
        : play.call(this)
    }
  })
}

interface Watched {
  watched: { plays: number[]; refusesPlay: boolean }
}

function plays(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as Watched).watched.plays)
}

/** Leaves the page and returns inside the running site: its film starts again, and so does its record. */
async function comeBack(page: Page, { refused = false } = {}) {
  await follow(page, '/privacy-policy')
  await expect(page).toHaveURL('/privacy-policy')
  await expect(video(page)).toHaveCount(0)
  await page.evaluate((refusesPlay) => {
    const { watched } = window as unknown as Partial<Watched>
    if (watched) Object.assign(watched, { plays: [], refusesPlay })
  }, refused)
  await follow(page, '/home')
  await expect(video(page)).toBeAttached()
}

test('the film waits for the page, plays, and follows the visitor', async ({ page }) => {
  await recordTimes(page, 'video source')
  await watchPlay(page)
  const asked = requestsOf(page, /\/media\/film\//)
  const release = await hold(page, filmFiles)
  const releasePicture = await hold(page, '**/media/oslo-hero.*')
  await page.goto('/oslo/home', { waitUntil: 'domcontentloaded' })

  await test.step('it has no source before the picture has loaded, although the scripts have (FILM-2)', async () => {
    // A key press loads them before the picture.
    await page.keyboard.press('Shift')
    await hydrated(page)
    await expect(video(page)).toBeAttached()
    // FILM-1: a waiting visitor sees it from the start.
    await expect(loading(page)).toBeVisible()
    const box = await loading(page).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    expect(await video(page).locator('source').count()).toBe(0)
    releasePicture()
    await expect(video(page).locator('source')).not.toHaveCount(0)
  })

  await test.step('it shows a loading indicator until it plays, over the picture (FILM-1)', async () => {
    await expect(loading(page)).toBeVisible()
    await expect(picture(page)).toBeVisible()
    release()
    await expect(loading(page)).toHaveCount(0)
    await expect(video(page)).toHaveCSS('opacity', '1')
  })

  await test.step('it plays muted, in a loop, inline (FILM-1)', async () => {
    await expect.poll(() => isPaused(page)).toBe(false)
    expect(
      await video(page).evaluate(({ muted, loop, playsInline }: HTMLVideoElement) => ({
        muted,
        loop,
        playsInline,
      })),
    ).toEqual({ muted: true, loop: true, playsInline: true })
  })

  await test.step('it got its source only when the page had loaded and settled (FILM-2)', async () => {
    const { load, found } = await times(page)
    expect(found - load).toBeGreaterThanOrEqual(500)
  })

  await test.step("it requested only the film of the visitor's city (FILM-3)", async () => {
    expect(asked.length).toBeGreaterThan(0)
    for (const address of asked) expect(address).toContain('/oslo-')
  })

  const acts = {
    click: () => clickHero(page),
    'key press': () => page.keyboard.press('Shift'),
    touch: () => page.evaluate(() => document.dispatchEvent(new Event('touchstart'))),
  }
  for (const [touch, act] of Object.entries(acts)) {
    await test.step(`play is retried on the first ${touch}, once (FILM-2)`, async () => {
      await expect.poll(async () => (await plays(page)).length).toBe(4)
      await act()
      await expect.poll(async () => (await plays(page)).length).toBe(5)
      // A tap is a touch and a click: a second event of any kind does not count.
      for (const another of Object.values(acts)) await another()
      expect((await plays(page)).length).toBe(5)
    })
    // A paused film calls `play` as often, and its frames cost nothing.
    await comeBack(page, { refused: touch !== 'touch' })
  }

  // A11Y-3
  await test.step('it stays paused once the visitor has paused it (FILM-3)', async () => {
    await pauseButton(page).click()
    await expect(pauseButton(page)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => isPaused(page)).toBe(true)
    const before = (await plays(page)).length
    await clickHero(page)
    await page.keyboard.press('Shift')
    // Longer than the last retry.
    await page.waitForFunction(
      (since) => performance.now() > since + 1_200,
      await page.evaluate(() => performance.now()),
    )
    expect(await isPaused(page)).toBe(true)
    expect((await plays(page)).length).toBe(before)
    await pauseButton(page).click()
    await expect.poll(() => isPaused(page)).toBe(false)
  })

  await test.step('the choice applies for the visit, also to the rows of tags: after a navigation and a reload (FILM-3)', async () => {
    const rows = page.locator('[data-row] > *').first()
    const rowsButton = page.getByRole('button', { name: 'Pause the moving words' })
    await pauseButton(page).click()
    await comeBack(page)
    await expect(pauseButton(page)).toHaveAttribute('aria-pressed', 'true')
    asked.length = 0
    await page.reload()
    await hydrated(page)
    await expect(pauseButton(page)).toHaveAttribute('aria-pressed', 'true')
    await seeBrandSection(page)
    await expect(rows).toHaveAttribute('data-paused', 'true')
    await expect(rowsButton).toHaveAttribute('aria-pressed', 'true')
    // The brand section's rows load later than any film would.
    expect(asked).toEqual([])
    await rowsButton.click()
    await expect(rows).toHaveAttribute('data-paused', 'false')
    await expect.poll(() => isPaused(page)).toBe(false)
    await expect(pauseButton(page)).toHaveAttribute('aria-pressed', 'false')
    await rowsButton.click()
    await expect.poll(() => isPaused(page)).toBe(true)
  })
})

test('shows the picture when the film fails', async ({ page, log }) => {
  log.expect(/ERR_FAILED/)
  // A file that is not a film: analytics-events.e2e.ts.
  let isLate = false
  await page.route(filmFiles, async (route) => {
    if (!isLate) await route.abort()
  })
  await watchPlay(page)
  await open(page, '/home', film)

  await test.step('when it cannot be loaded (FILM-1)', async () => {
    await expect(page.locator('[data-film=error]')).toBeAttached()
    await expect(video(page)).toBeHidden()
    await expect(picture(page)).toBeVisible()
    await expect(loading(page)).toHaveCount(0)
    await expect(pauseButton(page)).toHaveCount(0)
  })

  isLate = true
  await comeBack(page, { refused: true })

  await test.step("a refused play is retried 100, 500 and 1000 ms after the film's start (FILM-2)", async () => {
    await expect.poll(async () => (await plays(page)).length).toBe(4)
    const [start = 0, ...again] = await plays(page)
    for (const [index, due] of [100, 500, 1_000].entries()) {
      expect((again[index] ?? 0) - start).toBeGreaterThanOrEqual(due - 10)
    }
  })

  await test.step('and it is not an error until the visitor has interacted with the page (FILM-2)', async () => {
    await expect(page.locator('[data-film=loading]')).toBeAttached()
    await clickHero(page)
    await expect(page.locator('[data-film=error]')).toBeAttached()
    await expect(picture(page)).toBeVisible()
  })
})

test('the film covers the picture pixel by pixel at every size (FILM-1)', {
  tag: '@exhaustive',
}, async ({ page }) => {
  // The real film instead of the fixtures' tiny one.
  await page.route(filmFiles, (route) => route.continue())
  const fit = (element: HTMLImageElement | HTMLVideoElement) => {
    const { objectFit, objectPosition } = getComputedStyle(element)
    const { left, top, width, height } = element.getBoundingClientRect()
    return { objectFit, objectPosition, left, top, width, height }
  }
  const proportions = (element: HTMLImageElement | HTMLVideoElement) =>
    element instanceof HTMLVideoElement
      ? element.videoWidth / element.videoHeight
      : element.naturalWidth / element.naturalHeight

  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/home', film)
  for (const [width, height] of [
    [390, 844],
    [820, 1_180],
    [1_440, 900],
    [1_920, 1_080],
  ] as const) {
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height })
      // The film is chosen when the page opens: portrait for a portrait window.
      if (width === 1_440) {
        await pauseButton(page).click()
        await comeBack(page)
      }
      await expect(page.locator('[data-film=loaded]')).toBeAttached()
      // Frames of the real film cost most of this test, and a paused film has the same position.
      if (width === 390 || width === 1_440) await pauseButton(page).click()
      await expect
        .poll(async () => {
          const ofFilm = await video(page).evaluate(proportions)
          return Math.abs(ofFilm / (await picture(page).evaluate(proportions)) - 1)
        })
        .toBeLessThan(0.005)
      expect(await video(page).evaluate(fit)).toEqual(await picture(page).evaluate(fit))
      // An element that does not fill the window would be the largest paint, and a late one.
      const box = await video(page).boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(width)
      expect(box?.height).toBeGreaterThanOrEqual(height)
    })
  }
})

// In the second, rounding would make the scaled film a little smaller than the window.
for (const phone of [
  { width: 390, height: 844 },
  { width: 412, height: 915 },
]) {
  test(`the real film does not count as the largest paint at ${phone.width} px (FILM-1)`, async ({
    page,
  }) => {
    await page.route(filmFiles, (route) => route.continue())
    await page.setViewportSize(phone)
    await page.addInitScript(() => {
      const largest: (string | undefined)[] = []
      Object.assign(window, { largest })
      new PerformanceObserver((list) => {
        for (const { element } of list.getEntries() as LargestContentfulPaint[]) {
          largest.push(element?.tagName)
        }
      }).observe({ type: 'largest-contentful-paint' })
    })
    await open(page, '/home', film)
    await expect(page.locator('[data-film=loaded]')).toBeAttached()
    // The browser reports a paint after the frame that shows it.
    await video(page).evaluate(
      (element: HTMLVideoElement) =>
        new Promise((resolve) => element.requestVideoFrameCallback(resolve)),
    )
    await framesLater(page)
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { largest: string[] }).largest.at(-1)))
      .toBe('H1')
    await pauseButton(page).click()
  })
}

// FILM-3, MOVE-3
test('requests no film and stops the rows of tags with reduced motion or data saving', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const asked = requestsOf(page, /\/media\/film\//)
  await open(page, '/home', film)

  await test.step('with reduced motion', expectStill)

  await test.step('with data saving', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.evaluate(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
    })
    // The landing page has no brand section: it starts again, too.
    await follow(page, '/')
    await expect(page.locator('[data-row]')).toHaveCount(0)
    await follow(page, '/home')
    await expect(titleOf(page)).toHaveText(textsOf('hero', film).title)
    await expectStill()
  })

  await test.step('it is requested with neither', async () => {
    await page.evaluate(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: false }) })
    })
    await comeBack(page)
    await expect(page.locator('[data-film=loaded]')).toBeAttached()
    expect(asked.length).toBeGreaterThan(0)
  })

  async function expectStill() {
    // The brand section's rows load later than any film would.
    await seeBrandSection(page)
    const tracks = page.locator('[data-row] > *')
    await expect(tracks).toHaveCount(5)
    for (const track of await tracks.all()) {
      await expect(track).toHaveCSS('animation-play-state', 'paused')
    }
    expect(asked).toEqual([])
    await expect(page.locator('video source')).toHaveCount(0)
    await expect(picture(page)).toBeVisible()
    await expect(loading(page)).toHaveCount(0)
  }
})

// FILM-1
test('the pause button and the social marks are apart in wide windows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/oslo/home', '/oslo/villas']) {
    await open(page, path)
    const button = await pauseButton(page).boundingBox()
    const mark = await page.locator('section:has(h1) [href^="https://"]').last().boundingBox()
    expect(button?.x, path).toBeGreaterThanOrEqual((mark?.x ?? Infinity) + (mark?.width ?? 0))
  }
})
