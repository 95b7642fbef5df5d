import { expect, open, test } from './fixtures'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })
})

for (const path of ['/home', '/about', '/services', '/contact', '/city/dubai']) {
  test(`without visibility observers ${path} shows everything at once (MOVE-1, FOOT-2)`, async ({
    page,
  }) => {
    await open(page, path)
    const parts = page.locator('[data-reveal]')
    await expect(page.locator('[data-reveal=in-view]')).toHaveCount(await parts.count())
    expect(await parts.count()).toBeGreaterThan(5)
    for (const part of await parts.all()) await expect(part).toHaveCSS('opacity', '1')
    await expect(page.locator('footer [data-delay]').last()).toBeVisible()
  })
}
