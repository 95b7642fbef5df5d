import { cityList } from '../../app/site/cities'
import { socialLinks } from '../../app/site/site'
import { expect, hold, hydrated, open, scrollTo, scrollTop, test, visitorOf } from './fixtures'

test.use({ reducedMotion: 'no-preference' })

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test.describe('the mobile menu (MENU-1)', () => {
  test('is titled Menu, holds everything, and is closed by its button', async ({ page }) => {
    await open(page, '/about', 'oslo')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('heading', { name: 'Menu' })).toBeVisible()
    for (const title of ['Home', 'About', 'Cities', 'Services', 'Contact']) {
      await expect(menu.getByRole('link', { name: title, exact: true })).toBeVisible()
    }
    await expect(menu.getByRole('link', { name: 'Change City' })).toBeVisible()
    await expect(menu.getByText('Oslo', { exact: true }).last()).toBeVisible()
    for (const { label, url } of socialLinks) {
      const link = menu.getByRole('link', { name: label })
      await expect(link).toHaveAttribute('href', url)
      await expect(link).toHaveAttribute('target', '_blank')
    }
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()
  })

  test('keeps the keyboard inside, closes on Escape and gives it back', async ({ page }) => {
    await open(page, '/about')
    const opener = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    for (let step = 0; step < 25; step++) await page.keyboard.press('Tab')
    // Between two turns the browser's own bar may have it; never the page behind.
    expect(
      await page.evaluate(() => {
        const focused = document.activeElement
        return focused === document.body || focused?.closest('dialog') !== null
      }),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('a click on an item goes there, closes the menu and begins at the top', async ({ page }) => {
    await open(page, '/about')
    await scrollTo(page, 700)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(menu).toBeHidden()
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu.locator('a[data-active]')).toHaveText('Contact')
  })

  test('Change City closes it and goes to the choice', async ({ page }) => {
    await open(page, '/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Change City' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('the cities unfold by their own toggle and lead to each', async ({ page }) => {
    await open(page, '/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const oslo = menu.getByRole('link', { name: 'Oslo' })
    await expect(oslo).toBeHidden()
    await menu.locator('summary').click()
    for (const city of cityList) {
      await expect(menu.getByRole('link', { name: city.name, exact: true })).toHaveAttribute(
        'href',
        `/city/${city.key}`,
      )
    }
    await menu.locator('summary').click()
    await expect(oslo).toBeHidden()
    await menu.locator('summary').click()
    await oslo.click()
    await expect(page).toHaveURL('/city/oslo')
    await expect(menu).toBeHidden()
  })

  // MENU-2, A11Y-2
  test('the cities unfold, and everything can be touched', async ({ page }) => {
    await open(page, '/about')
    await test.step('dropdowns share one name, so that the browser keeps one open at a time', async () => {
      const names = await page
        .locator('dialog details')
        .evaluateAll((all) => all.map((one) => one.getAttribute('name')))
      expect(names.length).toBeGreaterThan(0)
      expect(new Set(names)).toEqual(new Set(['mobile-menu']))
    })
    await test.step('everything in it can be touched: 44 px and more', async () => {
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.locator('summary').click()
      const targets = menu.locator('a:visible, button:visible, summary:visible')
      expect(await targets.count()).toBeGreaterThan(15)
      const small = await targets.evaluateAll((all) =>
        all
          .map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
          .map(({ name, box }) => `${name}: ${box.width}x${box.height}`),
      )
      expect(small).toEqual([])
    })
  })

  // MENU-2
  test('answers before the scripts have arrived', async ({ page }) => {
    await visitorOf(page, 'dubai')
    const release = await hold(page, '**/assets/**/*.js')
    await page.goto('/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    release()
    await hydrated(page)
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()
  })

  test('its list answers before the scripts, too, and what stands open stays so', async ({
    page,
  }) => {
    await visitorOf(page, 'dubai')
    const release = await hold(page, '**/assets/**/*.js')
    await page.goto('/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.locator('summary').click()
    const oslo = menu.getByRole('link', { name: 'Oslo' })
    await expect(oslo).toBeVisible()
    release()
    await hydrated(page)
    await oslo.click()
    await expect(page).toHaveURL('/city/oslo')
    await expect(menu).toBeHidden()
  })

  test('folds its list when it is closed', async ({ page }) => {
    await open(page, '/about')
    const opener = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const oslo = menu.getByRole('link', { name: 'Oslo' })
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => menu.getByRole('button', { name: 'Close' }).click(),
      () => menu.getByRole('link', { name: 'Contact' }).click(),
    ]) {
      await opener.click()
      await expect(menu).toBeVisible()
      await expect(oslo).toBeHidden()
      await menu.locator('summary').click()
      await expect(oslo).toBeVisible()
      await close()
      await expect(menu).toBeHidden()
    }
  })

  test('stays in sight and can be closed when the window grows, and so can the page be used', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 1_180 })
    await open(page, '/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.setViewportSize({ width: 1_180, height: 820 })
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()
    await page.getByRole('navigation', { name: 'Main' }).getByText('Contact').click()
    await expect(page).toHaveURL('/contact')
  })

  test('is not left standing by Back', async ({ page }) => {
    await open(page, '/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect(menu).toBeHidden()
  })

  test('opens and closes without a word in the console', async ({ page, log }) => {
    await open(page, '/about')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (let round = 0; round < 2; round++) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(menu).toBeVisible()
      await menu.getByRole('button', { name: 'Close' }).click()
      await expect(menu).toBeHidden()
    }
    expect(log.warnings).toEqual([])
  })
})
