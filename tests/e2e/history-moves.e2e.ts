import { documentOf, expect, hydrated, open, test } from './fixtures'

test.use({ reducedMotion: 'no-preference' })

const titles = {
  '/about': documentOf('page-hero', 'oslo').about?.title ?? '?',
  '/contact': documentOf('contact', 'oslo').hero?.title ?? 'Contact Us',
}

test.describe('Back arrives at the top, whatever was pressed to scroll', () => {
  for (const [path, name] of [
    ['/home', 'Scroll'],
    ['/home', 'Exclusive Access'],
    ['/about', 'Scroll'],
    ['/services', 'Begin Your Journey'],
    ['/services', 'Fire'],
    ['/city/oslo', 'Explore Experiences'],
  ] as const) {
    test(`"${name}" on ${path}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, path, 'oslo')
      await page.getByRole('link', { name }).first().click()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
      await expect(page).toHaveURL(path)
      await page.locator('footer').getByRole('link', { name: 'Terms' }).click()
      await expect(page).toHaveURL('/terms-conditions')
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    })
  }
})

test('the page and its address stay together, however fast a visitor goes back and forth', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition
    Object.assign(window, { transitions: 0 })
    document.startViewTransition = function (this: Document, ...given) {
      ;(window as unknown as { transitions: number }).transitions += 1
      return start.apply(this, given)
    }
  })
  await page.goto('/oslo/home')
  await hydrated(page)
  const links = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['About', 'Services', 'Contact'] as const) {
    await links.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`/${name.toLowerCase()}`)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles['/contact'])
  const transitions = () =>
    page.evaluate(() => (window as unknown as { transitions: number }).transitions)
  expect(await transitions()).toBeGreaterThan(2)
  // Each move comes while the transition of the one before it is still running.
  for (let round = 0; round < 4; round++) {
    await page.evaluate(async () => {
      for (const step of [-1, -1, 1, -1]) {
        const moved = new Promise((resolve) =>
          addEventListener('popstate', resolve, { once: true }),
        )
        history.go(step)
        await moved
        await new Promise((resolve) => setTimeout(resolve, 90))
      }
    })
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles['/about'])
    await page.evaluate(() => history.go(2))
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles['/contact'])
  }
})
