import type { Page } from '@playwright/test'
import { cityList } from '../../app/cities/cities'
import { site } from '../../app/site/site'
import { expect, headerLink, test, textsOf, titleOf } from './fixtures'

test.use({ javaScriptEnabled: false, reducedMotion: 'no-preference' })

/** Expects every part of the open page to be visible, even parts that would wait for a script. */
async function expectReadable(page: Page): Promise<void> {
  await expect(titleOf(page)).toBeVisible()
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  expect(await headings.count()).toBeGreaterThan(1)
  const parts = page.locator('main [data-reveal], footer [data-reveal]')
  expect(await parts.count()).toBeGreaterThan(3)
  const hidden = () =>
    parts.evaluateAll(
      (all) =>
        all.filter(
          (part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        ).length,
    )
  await expect.poll(hidden).toBe(0)
  expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(500)
}

/** Expects the contact channels instead of the form. */
async function expectWaysToReach(page: Page): Promise<void> {
  const section = page.locator('#contact-form')
  await expect(section.getByRole('link', { name: site.phone.display })).toBeVisible()
  await expect(section.getByRole('link', { name: site.email.display })).toBeVisible()
  await expect(section.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
  await expect(section.getByRole('button', { name: 'Exclusive Access' })).toBeHidden()
  await expect(section.getByLabel('First name')).toBeHidden()
}

// NOJS-1, SITE-3, MOVE-2
test('without JavaScript every page from the landing page to a city and on is readable', async ({
  page,
}) => {
  await test.step('the landing page consists of links to readable pages', async () => {
    await page.goto('/')
    const panes = page.getByRole('main').getByRole('link')
    await expect(panes).toHaveCount(cityList.length)
    for (const [index, city] of cityList.entries())
      await expect(panes.nth(index)).toContainText(city.name)
    await panes.nth(2).click()
    await expect(page).toHaveURL('/oslo/home')
  })
  await test.step('timed entrances run all the same (MOVE-2)', async () => {
    const label = page.getByText(textsOf('hero', 'oslo').subtitle)
    const cue = page.getByRole('link', { name: textsOf('hero', 'oslo').scrollText, exact: true })
    await expect(label).toHaveCSS('animation-delay', '0.8s')
    await expect(cue).toHaveCSS('animation-delay', '3.5s')
    await page.evaluate(() => {
      // Advances animations that follow time, not the scroll, by five seconds.
      for (const animation of document.getAnimations()) {
        if (animation.timeline !== document.timeline) continue
        animation.currentTime = Number(animation.currentTime) + 5_000
      }
    })
    await expect(cue).toHaveCSS('opacity', '1')
    await expect(label).toHaveCSS('opacity', '1')
  })
  await test.step('home: phone, e-mail and messaging links replace the unusable form', async () => {
    await expectReadable(page)
    await expectWaysToReach(page)
  })
  await test.step("the dropdown of cities opens on hover and links to a city's page", async () => {
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('link', { name: 'Cities', exact: true }).hover()
    await navigation.getByRole('link', { name: 'Zurich' }).click()
    await expect(page).toHaveURL('/zurich')
    await expectReadable(page)
    await expectWaysToReach(page)
  })
  // EDITION-4
  await test.step('the header links to every page in that city', async () => {
    await headerLink(page, 'Services').click()
    await expect(page).toHaveURL('/zurich/services')
    await expectReadable(page)
    await page.getByRole('banner').getByRole('link', { name: 'Change City' }).first().click()
    await expect(page).toHaveURL('/')
  })
})

// NOJS-1, SITE-3, BRAND-3
test('without JavaScript the other kinds of page are readable, too', async ({ page }) => {
  for (const path of ['/contact', '/privacy-policy', '/weddings', '/about']) {
    await test.step(path, async () => {
      await page.goto(path)
      await expectReadable(page)
      if (path === '/contact') await expectWaysToReach(page)
    })
  }
  await test.step('no endless spinner is shown, and the slogan is', async () => {
    await expect(
      page.getByRole('heading', { name: textsOf('pre-footer', 'oslo').slogan.join(' ') }),
    ).toBeVisible()
    await expect(page.locator('[data-needs-script]').first()).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0)
  })
})
