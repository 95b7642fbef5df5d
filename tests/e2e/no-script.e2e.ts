import { cityList } from '../../app/site/cities'
import { site } from '../../app/site/site'
import { expect, test } from './fixtures'

test.use({ javaScriptEnabled: false, reducedMotion: 'no-preference' })

test.describe('without JavaScript (NOJS-1)', () => {
  test('the landing is links that lead to readable pages', async ({ page }) => {
    await page.goto('/')
    const panes = page.getByRole('main').getByRole('link')
    await expect(panes).toHaveCount(cityList.length)
    for (const [index, city] of cityList.entries())
      await expect(panes.nth(index)).toContainText(city.name)
    await panes.nth(2).click()
    await expect(page).toHaveURL('/oslo/home')
    await expect(page.getByText('For the best Oslo experience')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('every kind of page is readable from top to bottom', async ({ page }) => {
    for (const path of [
      '/home',
      '/about',
      '/services',
      '/contact',
      '/city/oslo',
      '/privacy-policy',
      '/weddings',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      const headings = page.getByRole('main').getByRole('heading', { level: 2 })
      expect(await headings.count(), path).toBeGreaterThan(1)
      const parts = page.locator('main [data-reveal], footer [data-reveal]')
      expect(await parts.count(), path).toBeGreaterThan(3)
      const hidden = () =>
        parts.evaluateAll(
          (all) =>
            all.filter(
              (part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            ).length,
        )
      await expect.poll(hidden, path).toBe(0)
      expect((await page.getByRole('main').textContent())?.length, path).toBeGreaterThan(500)
    }
  })

  // NOJS-1, SITE-3
  test('phone, e-mail and messaging links stand in the place of a dead form', async ({ page }) => {
    for (const path of ['/contact', '/home', '/city/oslo']) {
      await page.goto(path)
      const section = page.locator('#contact-form')
      await expect(section.getByRole('link', { name: site.phone.display }), path).toBeVisible()
      await expect(section.getByRole('link', { name: site.email.display })).toBeVisible()
      await expect(section.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
      await expect(section.getByRole('button', { name: 'Exclusive Access' })).toBeHidden()
      await expect(section.getByLabel('First name')).toBeHidden()
    }
  })

  test('timed arrivals come all the same (MOVE-2)', async ({ page }) => {
    await page.goto('/home')
    await expect(page.getByText('For the best Dubai experience')).toHaveCSS(
      'animation-delay',
      '0.8s',
    )
    const cue = page.getByRole('link', { name: 'Scroll', exact: true })
    await expect(cue).toHaveCSS('animation-delay', '3.5s')
    await expect(cue).toHaveCSS('opacity', '1')
    await expect(page.getByText('For the best Dubai experience')).toHaveCSS('opacity', '1')
  })

  // BRAND-3
  test('no spinner turns for ever, and the slogan stands', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('heading', { name: /LUXURY LIFESTYLE/ })).toBeVisible()
    await expect(page.locator('[data-needs-script]').first()).toBeHidden()
    await expect(page.getByRole('status')).toHaveCount(0)
  })

  test('the header leads everywhere', async ({ page }) => {
    await page.goto('/about')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Services' })
      .click()
    await expect(page).toHaveURL('/services')
    await page.getByRole('banner').getByRole('link', { name: 'Change City' }).first().click()
    await expect(page).toHaveURL('/')
  })

  test('the dropdown of cities opens on hover', async ({ page }) => {
    await page.goto('/about')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('link', { name: 'Cities', exact: true }).hover()
    await navigation.getByRole('link', { name: 'Oslo' }).click()
    await expect(page).toHaveURL('/city/oslo')
  })

  test('an unknown address still shows a way on', async ({ page, log }) => {
    log.expect(/status of 404/)
    const response = await page.goto('/nowhere')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('link', { name: 'Choose a city' })).toHaveAttribute('href', '/')
  })
})
