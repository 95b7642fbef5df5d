/** The back/forward cache: the browser freezes a page that the visitor leaves and resumes it on Back. */
import type { Page } from '@playwright/test'
import { findChromium } from '../../tools/chromium'
import { expect, headerLink } from './fixtures'
import { someWords, test } from './form'

// Playwright disables this cache, and headless Chromium has none; here the browser must behave as a
// visitor's does.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      executablePath: findChromium(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
})

/** Any address of the site will do; this one has no page to render. */
const elsewhere = '/robots.txt'

/** Goes back and waits until the browser has resumed the cached page. */
async function thaw(page: Page): Promise<void> {
  const thawed = page.waitForEvent('console', (message) => message.text() === 'thawed')
  await page.evaluate(() => window.history.back())
  await thawed
}

// ERR-4
test('a page from the back/forward cache continues as it was left: text, focus, sending, and one welcome mail', async ({
  page,
  form,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) console.log('thawed')
    })
  })
  await form.open()
  const email = await form.fill()
  await form.field('message').pressSequentially(' Or Saturday.')
  await page.goto(elsewhere)
  expect(await page.evaluate(() => window.sessionStorage.getItem('levo:draft'))).toContain(
    'Or Saturday.',
  )
  await thaw(page)
  await expect(form.field('message')).toHaveValue(`${someWords} Or Saturday.`)
  await expect(form.field('privacyConsent')).toBeChecked()
  await expect(form.button).not.toHaveAttribute('aria-disabled')

  await form.press()
  await expect(form.popup).toBeVisible()
  // The welcome mail is sent when the page is left, and not again when it resumes.
  await page.goto(elsewhere)
  await form.expectMails(email, 2)
  await thaw(page)
  await form.closePopup()
  await expect(form.field('message')).toHaveValue('')
  await headerLink(page, 'About').click()
  await expect(page).toHaveURL('/about')
  expect(await form.mailsOf(email)).toHaveLength(2)
})
