import type { Page } from '@playwright/test'
import {
  expect,
  expectCityLinks,
  expectSocialLinks,
  hold,
  hydrated,
  moduleOf,
  open,
  scrollTo,
  scrollTop,
  test,
  visitorOf,
} from './fixtures'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** The menu, its opener, and a city of its list. */
function partsOf(page: Page) {
  const menu = page.getByRole('dialog', { name: 'Menu' })
  return {
    opener: page.getByRole('button', { name: 'Menu' }),
    menu,
    list: menu.locator('summary'),
    oslo: menu.getByRole('link', { name: 'Oslo' }),
  }
}

// MENU-1, MENU-2, HEAD-5, A11Y-2
test('the mobile menu opens, has everything, and closes', async ({ page, log }) => {
  await open(page, '/terms-conditions', 'oslo')
  const { opener, menu, list, oslo } = partsOf(page)
  const close = menu.getByRole('button', { name: 'Close' })

  await test.step('is titled Menu, has everything, and is closed by its button', async () => {
    await expect(menu).toBeHidden()
    await opener.click()
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('heading', { name: 'Menu' })).toBeVisible()
    for (const title of ['Home', 'About', 'Cities', 'Services', 'Contact']) {
      await expect(menu.getByRole('link', { name: title, exact: true })).toBeVisible()
    }
    await expect(menu.getByRole('link', { name: 'Change City' })).toBeVisible()
    await expect(menu.getByText('Oslo', { exact: true }).last()).toBeVisible()
    await expectSocialLinks(menu)
    await close.click()
    await expect(menu).toBeHidden()
  })
  await test.step('traps focus, closes on Escape and returns focus', async () => {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    for (let step = 0; step < 25; step++) await page.keyboard.press('Tab')
    // Between two rounds the browser's own toolbar may have focus; never the page behind.
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
  await test.step('the cities expand by their own toggle, and collapse', async () => {
    await opener.click()
    await expect(oslo).toBeHidden()
    await list.click()
    await expectCityLinks(menu)
    await list.click()
    await expect(oslo).toBeHidden()
  })
  await test.step('every control in it is at least 44 px', async () => {
    await list.click()
    await expect(oslo).toBeVisible()
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
  await test.step('collapses its list when it is closed by Escape, and by its button', async () => {
    for (const leave of [() => page.keyboard.press('Escape'), () => close.click()]) {
      await expect(oslo).toBeVisible()
      await leave()
      await expect(menu).toBeHidden()
      await opener.click()
      await expect(menu).toBeVisible()
      await expect(oslo).toBeHidden()
      await list.click()
    }
  })
  await test.step('opens and closes without a message in the console', async () => {
    expect(log.warnings).toEqual([])
  })
  await test.step('Change City closes it and opens the choice', async () => {
    await menu.getByRole('link', { name: 'Change City' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('pages that change with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('closes the mobile menu on every navigation (MENU-1)', async ({ page }) => {
    await open(page, '/terms-conditions')
    const { opener, menu, list, oslo } = partsOf(page)

    await test.step('a click on an item navigates, closes the menu and scrolls to the top', async () => {
      await scrollTo(page, 700)
      await opener.click()
      await list.click()
      await menu.getByRole('link', { name: 'Contact' }).click()
      await expect(page).toHaveURL('/contact')
      await expect(menu).toBeHidden()
      await expect.poll(() => scrollTop(page)).toBe(0)
    })
    await test.step('it opens again with the item marked and its list collapsed', async () => {
      await opener.click()
      await expect(menu.locator('a[data-active]')).toHaveText('Contact')
      await expect(oslo).toBeHidden()
    })
    await test.step('Back closes it', async () => {
      await expect(menu).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/terms-conditions')
      await expect(menu).toBeHidden()
    })
    await test.step('a city of its list opens its page', async () => {
      await opener.click()
      await list.click()
      await oslo.click()
      await expect(page).toHaveURL('/city/oslo')
      await expect(menu).toBeHidden()
    })
    await test.step('it closes when the window grows: the header has focus, and the page can be used', async () => {
      await page.setViewportSize({ width: 820, height: 1_180 })
      await opener.click()
      await list.click()
      await page.setViewportSize({ width: 1_024, height: 820 })
      await expect(menu).toBeVisible()
      await page.setViewportSize({ width: 1_025, height: 820 })
      await expect(menu).toBeHidden()
      await expect(page.getByRole('banner').locator('a:focus')).toHaveAttribute('href', '/home')
      await expect(page.locator('dialog:modal, [inert]')).toHaveCount(0)
      await page.getByRole('navigation', { name: 'Main' }).getByText('Contact').click()
      await expect(page).toHaveURL('/contact')
    })
  })

  test('keeps a menu open that is opened again while a page loads (MENU-1)', async ({ page }) => {
    const release = await hold(page, `**${moduleOf('contact')}`)
    await open(page, '/terms-conditions')
    const { opener, menu, list, oslo } = partsOf(page)
    await opener.click()
    await menu.getByRole('link', { name: 'Contact' }).click()
    await expect(menu).toBeHidden()
    await opener.click()
    await expect(menu).toBeVisible()
    release()
    await expect(menu.locator('a[data-active]')).toHaveText('Contact')
    await list.click()
    await oslo.click()
    await expect(page).toHaveURL('/city/oslo')
    await expect(menu).toBeHidden()
  })
})

// MENU-2
test('the mobile menu works before hydration', async ({ page }) => {
  await visitorOf(page, 'dubai')
  const { opener, menu, list, oslo } = partsOf(page)
  const scripts = '**/assets/**/*.js'

  await test.step('it stays open after hydration, and its button closes it', async () => {
    const release = await hold(page, scripts)
    await page.goto('/terms-conditions')
    await opener.click()
    await expect(menu).toBeVisible()
    release()
    await hydrated(page)
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: 'Close' }).click()
    await expect(menu).toBeHidden()
  })
  await test.step('its list works, too, and stays open', async () => {
    const release = await hold(page, scripts)
    await page.reload()
    await opener.click()
    await list.click()
    await expect(oslo).toBeVisible()
    release()
    await hydrated(page)
    await oslo.click()
    await expect(page).toHaveURL('/city/oslo')
    await expect(menu).toBeHidden()
  })
})
