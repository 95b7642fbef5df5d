import { expect, faintOf, goOn, open, test, topOf } from './fixtures'

test.use({ reducedMotion: 'no-preference' })

// MOVE-1, FOOT-2
test('every page shows everything at once without IntersectionObserver', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/home')
  for (const path of ['/home', '/about', '/contact', '/city/dubai', '/services']) {
    await test.step(path, async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (path !== '/home') await goOn(page, path)
      // With motion, parts not scrolled to would be hidden.
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const parts = page.locator('[data-reveal]')
      expect(await parts.count()).toBeGreaterThan(5)
      await expect(page.locator('[data-reveal]:not([data-reveal=in-view])')).toHaveCount(0)
      await expect.poll(() => faintOf(parts)).toEqual([])
      await expect(page.locator('footer [data-delay]').last()).toBeVisible()
    })
  }

  await test.step('the bar of the elements works', async () => {
    const bar = page.getByRole('navigation', { name: 'Elements' })
    await bar.getByRole('link', { name: 'Air', exact: true }).click()
    await expect(bar.locator('[aria-current]')).toHaveText('Air')
    await expect.poll(() => topOf(page, '#air')).toBe(160)
  })
})
