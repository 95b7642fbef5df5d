/** The back/forward cache: the browser freezes a page that the visitor leaves and resumes it on Back. */
import type { Page } from '@playwright/test'
import { findChromium } from '../../tools/chromium'
import {
  buttonOf,
  closePopup,
  expect,
  field,
  fill,
  headerLink,
  mailsOf,
  openForm,
  popup,
  press,
  someWords,
  test,
} from './fixtures'

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
  request,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) console.log('thawed')
    })
  })
  await openForm(page)
  const email = await fill(page)
  await field(page, 'message').pressSequentially(' Or Saturday.')
  await page.goto(elsewhere)
  expect(await page.evaluate(() => window.sessionStorage.getItem('levo:draft'))).toContain(
    'Or Saturday.',
  )
  await thaw(page)
  await expect(field(page, 'message')).toHaveValue(`${someWords} Or Saturday.`)
  await expect(field(page, 'privacyConsent')).toBeChecked()
  await expect(buttonOf(page)).not.toHaveAttribute('aria-disabled')

  await press(page)
  await expect(popup(page)).toBeVisible()
  // The welcome mail is sent when the page is left, and not again when it resumes.
  await page.goto(elsewhere)
  await expect.poll(async () => (await mailsOf(request, email)).length).toBe(2)
  await thaw(page)
  await closePopup(page)
  await expect(field(page, 'message')).toHaveValue('')
  await headerLink(page, 'About').click()
  await expect(page).toHaveURL('/about')
  expect(await mailsOf(request, email)).toHaveLength(2)
})
