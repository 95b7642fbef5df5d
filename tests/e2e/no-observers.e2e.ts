import { expect, faintOf, open, test } from './fixtures'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })
})

test('without visibility observers every page shows everything at once (MOVE-1, FOOT-2)', async ({
  page,
}) => {
  for (const path of ['/home', '/about', '/services', '/contact', '/city/dubai']) {
    await open(page, path)
    const parts = page.locator('[data-reveal]')
    expect(await parts.count(), path).toBeGreaterThan(5)
    await expect(page.locator('[data-reveal]:not([data-reveal=in-view])'), path).toHaveCount(0)
    await expect.poll(() => faintOf(parts), path).toEqual([])
    await expect(page.locator('footer [data-delay]').last()).toBeVisible()
  }
})
