import type { Locator } from '@playwright/test'
import { cityList } from '../../app/site/cities'
import { socialLinks } from '../../app/site/site'
import {
  cityShown,
  expect,
  hold,
  hydrated,
  open,
  scrollTo,
  scrollTop,
  test,
  visitorOf,
} from './fixtures'

test.use({ reducedMotion: 'no-preference' })

test.describe('the header of a wide window (HEAD-1)', () => {
  // HEAD-1, HEAD-2
  // HEAD-7, SITE-3
  test('holds everything, and leads on', async ({ page }) => {
    await open(page, '/about', 'oslo')
    await test.step('has the logo to /home, the navigation, the city and its change', async () => {
      const header = page.getByRole('banner')
      await expect(header.getByRole('link', { name: 'Levo, home' })).toHaveAttribute(
        'href',
        '/home',
      )
      const navigation = header.getByRole('navigation', { name: 'Main' })
      for (const [title, url] of [
        ['Home', '/home'],
        ['About', '/about'],
        ['Cities', '/city/dubai'],
        ['Services', '/services'],
        ['Contact', '/contact'],
      ] as const) {
        const link = navigation.getByRole('link', { name: title, exact: true })
        await expect(link).toBeVisible()
        await expect(link).toHaveAttribute('href', url)
      }
      await expect(cityShown(page)).toContainText('Oslo')
      await expect(header.getByRole('link', { name: 'Change City' }).first()).toHaveAttribute(
        'href',
        '/',
      )
      await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden()
    })
    await test.step('links TikTok, Instagram, WhatsApp and Telegram, each in a new tab', async () => {
      const header = page.getByRole('banner')
      expect(socialLinks.map((link) => link.label)).toEqual([
        'TikTok',
        'Instagram',
        'WhatsApp',
        'Telegram',
      ])
      for (const { label, url } of socialLinks) {
        const link = header.getByRole('link', { name: label }).first()
        await expect(link).toBeVisible()
        await expect(link).toHaveAttribute('href', url)
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', /noopener/)
        await expect(link.locator('svg')).toBeVisible()
      }
    })
    await test.step('Change City goes to the choice of cities (HEAD-5)', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Change City' }).first().click()
      await expect(page).toHaveURL('/')
      await expect(page.locator('main [data-wide]')).toHaveAttribute('data-city', 'oslo')
    })
  })

  test('stays at the top of the window and takes its scrolled style beyond 50 px (HEAD-1)', async ({
    page,
  }) => {
    await open(page, '/about')
    const header = page.getByRole('banner')
    const ground = () => header.evaluate((element) => getComputedStyle(element, '::after').opacity)
    await expect(header).toHaveCSS('position', 'fixed')
    expect(await ground()).toBe('0')
    await scrollTo(page, 50)
    await expect.poll(() => scrollTop(page)).toBe(50)
    await expect(header).not.toHaveAttribute('data-scrolled')
    await scrollTo(page, 51)
    await expect(header).toHaveAttribute('data-scrolled')
    await expect.poll(ground).toBe('1')
    await scrollTo(page, 0)
    await expect(header).not.toHaveAttribute('data-scrolled')
  })
})

test.describe('the dropdown of cities (HEAD-3)', () => {
  test('opens on hover and leads to the six cities', async ({ page }) => {
    await open(page, '/about')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const oslo = navigation.getByRole('link', { name: 'Oslo' })
    await expect(oslo).toBeHidden()
    await navigation.getByRole('link', { name: 'Cities', exact: true }).hover()
    for (const city of cityList) {
      const link = navigation.getByRole('link', { name: city.name, exact: true })
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', `/city/${city.key}`)
    }
    await page.mouse.move(700, 700)
    await expect(oslo).toBeHidden()
  })

  test('opens and closes with the keyboard', async ({ page }) => {
    await open(page, '/about')
    await test.step('opens and closes by its button', async () => {
      const navigation = page.getByRole('navigation', { name: 'Main' })
      const button = navigation.getByRole('button', { name: 'Cities: show all' })
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(navigation.getByRole('link', { name: 'Oslo' })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(navigation.getByRole('link', { name: 'Oslo' })).toBeHidden()
    })
    await test.step('closes on Escape and gives the keyboard back', async () => {
      const navigation = page.getByRole('navigation', { name: 'Main' })
      const button = navigation.getByRole('button', { name: 'Cities: show all' })
      await button.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(navigation.getByRole('link', { name: 'Dubai' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(navigation.getByRole('link', { name: 'Dubai' })).toBeHidden()
      await expect(button).toBeFocused()
    })
    await test.step('closes when the keyboard leaves it', async () => {
      const navigation = page.getByRole('navigation', { name: 'Main' })
      await navigation.getByRole('button', { name: 'Cities: show all' }).focus()
      await page.keyboard.press('Enter')
      await expect(navigation.getByRole('link', { name: 'Oslo' })).toBeVisible()
      await navigation.getByRole('link', { name: 'Contact' }).focus()
      await expect(navigation.getByRole('link', { name: 'Oslo' })).toBeHidden()
    })
  })

  test('opened by the mouse that rests on its button, it closes at a press and opens at the next', async ({
    page,
  }) => {
    await open(page, '/about')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const button = navigation.getByRole('button', { name: 'Cities: show all' })
    const oslo = navigation.getByRole('link', { name: 'Oslo' })
    await button.hover()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(oslo).toBeVisible()
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(oslo).toBeHidden()
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(oslo).toBeVisible()
  })

  test('a city chosen in it opens, with the dropdown closed and at the top', async ({ page }) => {
    await open(page, '/about')
    await scrollTo(page, 900)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('link', { name: 'Cities', exact: true }).hover()
    await navigation.getByRole('link', { name: 'New York' }).click()
    await expect(page).toHaveURL('/city/new-york')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover New York')
    await expect.poll(() => scrollTop(page)).toBe(0)
    await expect(navigation.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('the dropdown of cities before the scripts (HEAD-3)', () => {
  for (const [way, reach] of [
    ['a pointer that rests on Cities', (button: Locator) => button.locator('..').hover()],
    ['a press on its button', (button: Locator) => button.click()],
    ['the keyboard on its button', (button: Locator) => button.focus()],
  ] as const) {
    test(`${way} opens it, and it stays open when they arrive`, async ({ page }) => {
      await visitorOf(page, 'dubai')
      const release = await hold(page, '**/assets/**/*.js')
      await page.goto('/about')
      const navigation = page.getByRole('navigation', { name: 'Main' })
      const button = navigation.getByRole('button', { name: 'Cities: show all' })
      const oslo = navigation.getByRole('link', { name: 'Oslo' })
      await expect(oslo).toBeHidden()
      await reach(button)
      await expect(oslo).toBeVisible()
      release()
      await hydrated(page)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(oslo).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(oslo).toBeHidden()
    })
  }
})

test.describe('the active item (HEAD-6)', () => {
  /** The item drawn as active, by the line under it. */
  const active = '[aria-label=Main] a[data-active]'

  test('is home at first, where a page belongs to no item', async ({ page }) => {
    await open(page, '/villas')
    await expect(page.locator(active)).toHaveText('Home')
  })

  test('changes on a click, and the click scrolls to the top', async ({ page }) => {
    await open(page, '/home')
    await expect(page.locator(active)).toHaveText('Home')
    await scrollTo(page, 800)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/services')
    await expect(page.locator(active)).toHaveText('Services')
    await expect(navigation.locator('[aria-current=page]')).toHaveText('Services')
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  test("is Cities on any city's page", async ({ page }) => {
    await open(page, '/city/oslo')
    await expect(page.locator(active)).toHaveText('Cities')
  })

  test('a click on the item already on show scrolls to the top', async ({ page }) => {
    await open(page, '/about')
    await scrollTo(page, 800)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
      .click()
    await expect.poll(() => scrollTop(page)).toBe(0)
  })
})

test('at 1024 px navigation and social links collapse, at 1025 px they stand (HEAD-4)', async ({
  page,
}) => {
  await open(page, '/about')
  const header = page.getByRole('banner')
  const menu = header.getByRole('button', { name: 'Menu' })
  const navigation = header.getByRole('navigation', { name: 'Main' })
  const social = header.locator('a[data-location=header]').first()
  await page.setViewportSize({ width: 1025, height: 800 })
  await expect(navigation).toBeVisible()
  await expect(social).toBeVisible()
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(navigation).toBeHidden()
  await expect(social).toBeHidden()
  await expect(menu).toBeVisible()
})
