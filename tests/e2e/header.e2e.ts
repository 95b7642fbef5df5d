import type { Locator } from '@playwright/test'
import {
  cityShown,
  expect,
  expectCityLinks,
  expectSocialLinks,
  framesLater,
  goOn,
  hold,
  hydrated,
  open,
  scrollTo,
  scrollTop,
  test,
  titleOf,
  visitorOf,
} from './fixtures'

const colorOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).color)

test.describe('the header of a wide window', () => {
  // Its background and its dropdown fade; no film plays on this page.
  test.use({ reducedMotion: 'no-preference' })

  // HEAD-1, HEAD-2, HEAD-3, HEAD-4, HEAD-7, SITE-3
  test('has everything, and its dropdown opens by pointer and keyboard', async ({ page }) => {
    await open(page, '/terms-conditions', 'oslo')
    const header = page.getByRole('banner')
    const navigation = header.getByRole('navigation', { name: 'Main' })
    const cities = navigation.getByRole('link', { name: 'Cities', exact: true })
    const button = navigation.getByRole('button', { name: 'Cities: show all' })
    const oslo = navigation.getByRole('link', { name: 'Oslo' })

    await test.step("has the logo to the city's home, the navigation, the city and its switcher", async () => {
      await expect(header.getByRole('link', { name: 'Levo, home' })).toHaveAttribute(
        'href',
        '/oslo/home',
      )
      for (const [title, url] of [
        ['Home', '/oslo/home'],
        ['About', '/oslo/about'],
        // The visitor's own city.
        ['Cities', '/oslo'],
        ['Services', '/oslo/services'],
        ['Contact', '/oslo/contact'],
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
    await test.step('links each social platform, in a new tab', () => expectSocialLinks(header))
    await test.step('stays at the top of the window and takes its scrolled style beyond 50 px', async () => {
      const ground = () =>
        header.evaluate((element) => getComputedStyle(element, '::after').opacity)
      await expect(header).toHaveCSS('position', 'fixed')
      expect(await ground()).toBe('0')
      await scrollTo(page, 50)
      await expect.poll(() => scrollTop(page)).toBe(50)
      await framesLater(page)
      await expect(header).not.toHaveAttribute('data-scrolled')
      await scrollTo(page, 51)
      await expect(header).toHaveAttribute('data-scrolled')
      await expect.poll(ground).toBe('1')
      await scrollTo(page, 0)
      await expect(header).not.toHaveAttribute('data-scrolled')
    })

    await test.step('the dropdown opens on hover and links to the cities', async () => {
      await expect(oslo).toBeHidden()
      await cities.hover()
      await expectCityLinks(navigation)
      await expect(oslo).not.toHaveCSS(
        'color',
        await colorOf(navigation.getByRole('link', { name: 'Zurich' })),
      )
      await page.mouse.move(700, 700)
      await expect(oslo).toBeHidden()
    })
    await test.step('it opens although the pointer comes from a removed element', async () => {
      // A removed element gets no leave event: the browser reports the whole page as related target.
      await cities.evaluate((link) => {
        const from = { relatedTarget: document.documentElement, pointerType: 'mouse' }
        link.dispatchEvent(new PointerEvent('pointerover', { ...from, bubbles: true }))
      })
      await expect(oslo).toBeVisible()
      await cities.hover()
      await page.mouse.move(700, 700)
      await expect(oslo).toBeHidden()
    })
    await test.step('it opens and closes by its button with the keyboard', async () => {
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(oslo).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(oslo).toBeHidden()
    })
    await test.step('it closes on Escape and returns focus', async () => {
      const dubai = navigation.getByRole('link', { name: 'Dubai' })
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(dubai).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dubai).toBeHidden()
      await expect(button).toBeFocused()
    })
    await test.step('it closes when focus leaves it', async () => {
      await page.keyboard.press('Enter')
      await expect(oslo).toBeVisible()
      await navigation.getByRole('link', { name: 'Contact' }).focus()
      await expect(oslo).toBeHidden()
    })
    await test.step('opened by a mouse that rests on its button, it closes on a click and opens on the next', async () => {
      await button.hover()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(oslo).toBeVisible()
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(oslo).toBeHidden()
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(oslo).toBeVisible()
      await page.mouse.move(700, 700)
    })

    const menu = header.getByRole('button', { name: 'Menu' })
    const social = header.locator('a[data-location=header]').first()
    const expectCollapse = async () => {
      await page.setViewportSize({ width: 1025, height: 800 })
      await expect(navigation).toBeVisible()
      await expect(social).toBeVisible()
      await expect(menu).toBeHidden()
      await page.setViewportSize({ width: 1024, height: 800 })
      await expect(navigation).toBeHidden()
      await expect(social).toBeHidden()
      await expect(menu).toBeVisible()
    }
    await test.step(
      'at 1025 px navigation and social links stand, at 1024 px they collapse (HEAD-4)',
      expectCollapse,
    )
    await test.step('the same when a scrollbar takes a part of the width (HEAD-4)', async () => {
      // This browser hides its scrollbars: the header ends where one would be.
      await header.evaluate((element) => {
        element.style.right = '17px'
      })
      await expectCollapse()
    })
  })
})

// HEAD-1, HEAD-3, HEAD-6
test('links to the top of each page, with the item of its address active', async ({ page }) => {
  await open(page, '/privacy-policy')
  const header = page.getByRole('banner')
  const navigation = header.getByRole('navigation', { name: 'Main' })
  /** The active item, by the line under it. */
  const active = navigation.locator('a[data-active]')

  await test.step("at a page's own address the links are pages' own addresses, and Cities links to Dubai (HEAD-2)", async () => {
    const hrefs = await navigation
      .locator('a[href]:not(li li a)')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(['/home', '/about', '/city/dubai', '/services', '/contact'])
  })
  await test.step('no item is active on a legal page, Home on its own, Services on the page of a service', async () => {
    await expect(active).toHaveCount(0)
    for (const [path, item] of [
      ['/villas', 'Services'],
      ['/new-york/villas', 'Services'],
      ['/home', 'Home'],
    ] as const) {
      await goOn(page, path)
      await expect(active).toHaveText(item)
    }
  })
  await test.step('a city chosen in the dropdown opens at the top, with the dropdown closed', async () => {
    await scrollTo(page, 900)
    await navigation.getByRole('link', { name: 'Cities', exact: true }).hover()
    await navigation.getByRole('link', { name: 'New York' }).click()
    await expect(page).toHaveURL('/city/new-york')
    await expect(titleOf(page)).toHaveText('Discover New York')
    await expect.poll(() => scrollTop(page)).toBe(0)
    await expect(navigation.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step("Cities is active on any city's page", async () => {
    await expect(active).toHaveText('Cities')
  })
  await test.step('the active item changes on a click, and the click scrolls to the top', async () => {
    await scrollTo(page, 800)
    await navigation.getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(active).toHaveText('Contact')
    await expect(navigation.locator('[aria-current=page]')).toHaveText('Contact')
    await expect.poll(() => scrollTop(page)).toBe(0)
  })
  await test.step('a click on the active item scrolls to the top', async () => {
    await scrollTo(page, 800)
    await expect.poll(() => scrollTop(page)).toBe(800)
    await navigation.getByRole('link', { name: 'Contact' }).click()
    await expect.poll(() => scrollTop(page)).toBe(0)
  })
})

test('keeps the dropdown open while the pointer crosses another item (HEAD-3)', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/terms-conditions', 'oslo')
  await page.clock.pauseAt(Date.now() + 60_000)
  const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  const dubai = navigation.getByRole('link', { name: 'Dubai' })
  await navigation.getByRole('link', { name: 'Cities', exact: true }).hover()
  await expect(dubai).toBeVisible()
  await navigation.getByRole('link', { name: 'About' }).hover()
  await page.clock.runFor(100)
  await dubai.hover()
  await page.clock.runFor(1_000)
  await expect(dubai).toBeVisible()
  await navigation.getByRole('link', { name: 'About' }).hover()
  await page.clock.runFor(1_000)
  await expect(dubai).toBeHidden()
})

test('opens the dropdown before hydration and keeps it open after (HEAD-3)', async ({ page }) => {
  await visitorOf(page, 'dubai')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const button = navigation.getByRole('button', { name: 'Cities: show all' })
  const oslo = navigation.getByRole('link', { name: 'Oslo' })
  const scripts = '**/assets/**/*.js'
  for (const [way, reach] of [
    ['the keyboard on its button', (to: Locator) => to.focus()],
    ['a press on its button', (to: Locator) => to.click()],
    ['a pointer that rests on Cities', (to: Locator) => to.locator('..').hover()],
  ] as const) {
    await test.step(way, async () => {
      await page.mouse.move(700, 700)
      const release = await hold(page, scripts)
      await page.goto('/privacy-policy')
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
