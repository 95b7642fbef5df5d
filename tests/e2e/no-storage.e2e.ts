import { cityShown, expect, headerLink, hydrated, load } from './fixtures'
import { test } from './form'

test('a visitor with blocked storage is asked for a city, can visit the site and send an inquiry', async ({
  page,
  form,
}) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  await page.clock.install()
  await test.step('the guard asks for a city without a redirect loop (ERR-5)', async () => {
    await page.goto('/city/oslo?ref=x#gallery')
    await expect(page).toHaveURL(/\/landing\?/)
    await hydrated(page)
    await expect(page.locator('main [data-wide]')).toHaveAttribute('data-city', 'oslo')
    await page.goto('/services?ref=x#fire')
    await expect(page).toHaveURL(/\/landing\?/)
  })
  await test.step('the choice continues to the destination, before any script and after (GUARD-2)', async () => {
    const beirut = page.getByRole('link', { name: /^Beirut/ })
    await expect(beirut).toHaveAttribute('href', '/beirut/services?ref=x#fire')
    await hydrated(page)
    await expect(beirut).toHaveAttribute('href', '/beirut/services?ref=x#fire')
    await page.reload()
    await hydrated(page)
    await expect(beirut).toHaveAttribute('href', '/beirut/services?ref=x#fire')
  })
  await test.step('the chosen city is kept', async () => {
    await page.getByRole('link', { name: /^Beirut/ }).click()
    await expect(page).toHaveURL('/beirut/services?ref=x#fire')
    await expect(cityShown(page)).toContainText('Beirut')
    await headerLink(page, 'About').click()
    await expect(page).toHaveURL('/beirut/about')
    await expect(cityShown(page)).toContainText('Beirut')
    await headerLink(page, 'Contact').click()
    await expect(page).toHaveURL('/beirut/contact')
    await expect(cityShown(page)).toContainText('Beirut')
  })
  await test.step('an inquiry is sent, and the visitor is welcomed (SEND-1, ERR-5)', async () => {
    await form.ready()
    const email = await form.fill()
    await form.send()
    await form.expectMails(email, 2)
    await form.closePopup()
  })
  await test.step('an address that names its city opens at once', async () => {
    await load(page, '/terms-conditions?city=zurich')
    await expect(page).toHaveURL(/\/terms-conditions/)
    await expect(cityShown(page)).toContainText('Zurich')
  })
})
