import { expect, load, test, textsOf, titleOf } from './fixtures'

const titles = {
  '/about': textsOf('page-hero', 'oslo').about.title,
  '/contact': textsOf('contact', 'oslo').hero.title,
}

test.use({ reducedMotion: 'no-preference' })

test('page and address stay consistent, however fast a visitor goes back and forth', async ({
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
  const transitions = () =>
    page.evaluate(() => (window as unknown as { transitions: number }).transitions)
  await load(page, '/')
  const heading = titleOf(page)
  const home = page.getByText(textsOf('hero', 'oslo').subtitle)

  // MOVE-4
  await test.step('while the picture of the chosen city grows, without an error', async () => {
    await page.getByRole('link', { name: /^Oslo/ }).click()
    await expect(page.locator('html:active-view-transition')).toBeAttached()
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/')
    await expect(heading).toHaveText('Where shall we look after you?')
    await page.evaluate(() => history.forward())
    await expect(page).toHaveURL('/oslo/home')
    await expect(home).toBeAttached()
  })

  // MOVE-4
  await test.step('from page to page, which no other transition delays', async () => {
    const grown = await transitions()
    expect(grown).toBeGreaterThan(0)
    const main = page.getByRole('navigation', { name: 'Main' })
    for (const [link, path] of [
      [main.getByRole('link', { name: 'About', exact: true }), '/oslo/about'],
      [
        page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }),
        '/oslo/privacy-policy',
      ],
      [main.getByRole('link', { name: 'Contact', exact: true }), '/oslo/contact'],
    ] as const) {
      await link.click()
      await expect(page).toHaveURL(path)
    }
    await expect(heading).toHaveText(titles['/contact'])
    for (let round = 0; round < 2; round++) {
      // Each navigation starts while the previous one may still be pending.
      await page.evaluate(async () => {
        for (const step of [-1, -1, 1, -1]) {
          const moved = new Promise((resolve) =>
            addEventListener('popstate', resolve, { once: true }),
          )
          history.go(step)
          await moved
        }
      })
      await expect(page).toHaveURL('/oslo/about')
      await expect(heading).toHaveText(titles['/about'])
      await page.evaluate(() => history.go(2))
      await expect(page).toHaveURL('/oslo/contact')
      await expect(heading).toHaveText(titles['/contact'])
    }
    expect(await transitions()).toBe(grown)
  })
})
