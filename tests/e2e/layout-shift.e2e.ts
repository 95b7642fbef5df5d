/** Nothing on a page moves by itself; every template without motion: sweep.e2e.ts. */
import { hydrated, test } from './fixtures'
import { expectStill, watchShifts } from './layout-shift'

test.use({ reducedMotion: 'no-preference' })

// SPEED-4
for (const path of ['/', '/home?city=oslo', '/services?city=dubai']) {
  test(`${path} stands still, whatever arrives on it with motion`, async ({ page }) => {
    await watchShifts(page)
    await page.clock.install()
    await page.setViewportSize({ width: 820, height: 1_180 })
    await page.goto(path)
    await hydrated(page)
    await expectStill(page)
  })
}
