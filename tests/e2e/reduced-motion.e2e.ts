import {
  expect,
  open,
  recordScrolling,
  scrollCalls,
  scrollTo,
  seeBrandSection,
  test,
  textsOf,
  topOf,
} from './fixtures'

// MOVE-2, MOVE-3
test('nothing moves by itself for a visitor who prefers reduced motion', async ({ page }) => {
  await recordScrolling(page)
  await open(page, '/home')

  await test.step('everything is visible at once: hero text, sections, footer', async () => {
    for (const part of [
      page.getByText(textsOf('hero', 'dubai').subtitle),
      page.getByRole('link', { name: textsOf('hero').scrollText, exact: true }),
      page.locator('[data-reveal]:has(#elements)'),
      page.locator('footer [data-delay]').last(),
    ]) {
      await expect(part).toHaveCSS('opacity', '1')
      await expect(part).toHaveCSS('translate', /^(none|0px|-50%.*)$/)
    }
  })

  await test.step('the scroll indicator jumps instead of scrolling smoothly', async () => {
    await page.getByRole('link', { name: textsOf('hero').scrollText, exact: true }).click()
    await expect.poll(() => topOf(page, '#services')).toBeLessThanOrEqual(64)
    expect(await scrollCalls(page)).toEqual(['instant'])
  })

  await test.step('the picture does not grow with the scroll', async () => {
    await page.locator('[data-scaling]').scrollIntoViewIfNeeded()
    await scrollTo(page, (await topOf(page, '[data-scaling]')) + 500)
    await expect(page.locator('[data-scaling] img')).toHaveCSS('scale', /^(none|1)$/)
  })

  // BRAND-3
  await test.step('the brand rows are paused, and can be started', async () => {
    await seeBrandSection(page)
    await expect(page.locator('[data-row]')).toHaveCount(5)
    const track = page.locator('[data-row] > *').first()
    await expect(track).toHaveCSS('animation-play-state', 'paused')
    const place = () => track.evaluate((element) => element.getBoundingClientRect().x)
    const before = await place()
    const pause = page.getByRole('button', { name: 'Pause the moving words' })
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    await pause.click()
    await expect(pause).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(place).not.toBe(before)
    await pause.click()
    await expect(track).toHaveCSS('animation-play-state', 'paused')
    // At their current position, not at the start.
    expect(await place()).not.toBe(before)
  })
})
