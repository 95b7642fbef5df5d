/** Nothing on a page moves by itself. sweep.e2e.ts checks every template without motion. */
import { expect, hold, hydrated, load, test } from './fixtures'
import {
  expectStill,
  expectUnmoved,
  forgetFontShifts,
  scrollThrough,
  watchShifts,
} from './layout-shift'

/** A page of each arrangement of sections; the others consist of the same sections. */
const arrangements = [
  '/dubai/home',
  '/zurich/about',
  '/oslo/services',
  '/new-york/contact',
  '/beirut',
]

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  // SPEED-4
  for (const path of ['/', '/home?city=oslo', '/services?city=dubai']) {
    test(`${path} has no layout shift, whatever loads`, async ({ page }) => {
      await watchShifts(page)
      await page.clock.install()
      await page.setViewportSize({ width: 820, height: 1_180 })
      await load(page, path)
      await expectStill(page)
    })
  }
})

// SPEED-4
test('scrolling before the layout is complete shifts nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 900 })
  await watchShifts(page)
  for (const path of arrangements) {
    await test.step(path, async () => {
      const release = await hold(page, '**/assets/*.js')
      await page.goto(path)
      await expect(page.locator('html.laid-out')).toHaveCount(0)
      await forgetFontShifts(page)
      await scrollThrough(page, 0.5)
      release()
      await hydrated(page)
      await expectUnmoved(page)
    })
  }

  // ERR-2
  await test.step('scripts that load after their timeout', async () => {
    await page.clock.install()
    const release = await hold(page, '**/assets/*.js')
    await page.goto('/zurich/about')
    await page.clock.runFor(10_000)
    await expect(page.locator('html.js')).toHaveCount(0)
    await forgetFontShifts(page)
    await scrollThrough(page, 0.5)
    release()
    await hydrated(page)
    await expectUnmoved(page)
  })
})
