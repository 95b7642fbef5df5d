/** What a visitor does to the prerendered form before its script, or any script, has loaded. */
import type { Page } from '@playwright/test'
import {
  documentOf,
  errorText,
  expect,
  field,
  fill,
  formOf,
  formReady,
  formScript,
  headerLink,
  hold,
  hydrated,
  open,
  popup,
  serveDocument,
  someWords,
  teamMailOf,
  test,
  textsOf,
  visitorOf,
} from './fixtures'

const anyScript = '**/assets/**/*.js'
const heldWords = 'Sent as soon as the form is ready.'

/** Opens the contact page for a visitor for whom no script has loaded yet. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  await visitorOf(page, 'dubai')
  const release = await hold(page, anyScript)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await formOf(page).scrollIntoViewIfNeeded()
  return release
}

function draftOf(page: Page): Promise<string> {
  return page.evaluate(() => window.sessionStorage.getItem('levo:draft') ?? '')
}

// FORM-6
test('an inquiry sent before any script has loaded is sent automatically, and the form says so meanwhile', async ({
  page,
  request,
}) => {
  const release = await openWithoutScripts(page)
  await expect(page.getByText(heldWords)).toBeHidden()
  const email = await fill(page)
  await field(page, 'location').selectOption('zurich')
  await field(page, 'lastName').press('Enter')
  await expect(page.getByText(heldWords)).toBeVisible()
  await expect(page).toHaveURL(/\/contact$/)
  release()
  await expect(popup(page)).toBeVisible()
  await expect(page.getByText(heldWords)).toBeHidden()
  expect((await teamMailOf(request, email)).params).toMatchObject({
    from_name: 'Ada Lovelace',
    location: 'zurich',
    services: 'social-media, concierge',
    message: someWords,
  })
})

// DRAFT-1, FORM-6
test('text typed before any script has loaded survives a reload, without the consent; a form with text loads its script at once, wherever the visitor is', async ({
  page,
}) => {
  const release = await openWithoutScripts(page)
  await fill(page)
  await field(page, 'location').selectOption('beirut')
  expect(await draftOf(page)).toContain('somewhere quiet')
  expect(await draftOf(page)).not.toContain('privacyConsent')
  await page.reload({ waitUntil: 'domcontentloaded' })
  // Text typed before the draft is restored is added to it.
  await field(page, 'firstName').fill('Grace')
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement).blur()
    window.scrollTo(0, 0)
  })
  release()
  await expect(formOf(page)).toHaveAttribute('data-ready')
  await expect(field(page, 'firstName')).toHaveValue('Grace')
  await expect.poll(() => draftOf(page)).toContain('Grace')
  await expect(field(page, 'message')).toHaveValue(someWords)
  await expect(field(page, 'location')).toHaveValue('beirut')
  await expect(field(page, 'services.concierge')).toBeChecked()
  await expect(field(page, 'services.onlyfans')).not.toBeChecked()
  await expect(field(page, 'privacyConsent')).not.toBeChecked()
  await expect(formOf(page).locator('[aria-invalid=true]')).toHaveCount(0)
  await field(page, 'privacyConsent').check()
  await expect(formOf(page).getByRole('button', { name: 'Exclusive Access' })).not.toHaveAttribute(
    'aria-disabled',
  )

  await test.step('the draft is on every page that has the form', async () => {
    await headerLink(page, 'Home').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf('hero').title)
    await formReady(page)
    await expect(field(page, 'firstName')).toHaveValue('Grace')
  })
})

// FORM-6
test('a form in use never disappears, even if no script loads', async ({ page }) => {
  await page.clock.install()
  const release = await openWithoutScripts(page)
  const ways = page.locator('#contact-form [data-without-script]')
  await expect(ways).toBeHidden()
  await field(page, 'message').pressSequentially('Somewhere ')
  await page.clock.runFor(10_000)
  await expect(ways).toBeVisible()
  await page.keyboard.type('quiet, please.')
  await expect(field(page, 'message')).toBeFocused()
  await expect(field(page, 'message')).toHaveValue('Somewhere quiet, please.')
  release()
  await hydrated(page)
  await formReady(page)
  await expect(field(page, 'message')).toHaveValue('Somewhere quiet, please.')
  await expect(field(page, 'message')).toBeFocused()
  await expect(ways).toBeHidden()
})

// FORM-6
test('a press before the form’s script has loaded is validated when it has; texts that the team has changed on the host change in place meanwhile', async ({
  page,
}) => {
  const changed = { ...documentOf('contact-form', 'dubai'), messageHint: 'Tell us what you like.' }
  await serveDocument(page, 'contact-form', 'dubai', { ...changed, title: 'Changed on the host' })
  const release = await hold(page, formScript)
  await open(page, '/contact')
  await field(page, 'firstName').fill('Ada')
  await field(page, 'message').fill(someWords)
  await field(page, 'privacyConsent').check()
  await field(page, 'firstName').press('Enter')
  await expect(page.getByText(heldWords)).toBeVisible()
  await formOf(page).evaluate((form) => form.setAttribute('data-first', ''))
  // The section around the form has the new texts; the form is still as prerendered.
  await expect(page.locator('#contact-form-title')).toHaveText('Changed on the host')
  await expect(formOf(page)).not.toContainText(changed.messageHint)
  release()
  await expect(formOf(page)).toHaveAttribute('data-ready')

  await test.step('typed text stays, and the first missing field has focus', async () => {
    await expect(field(page, 'firstName')).toHaveValue('Ada')
    await expect(field(page, 'message')).toHaveValue(someWords)
    await expect(field(page, 'privacyConsent')).toBeChecked()
    await expect(field(page, 'lastName')).toBeFocused()
    await expect(formOf(page).getByText('This field is required')).toHaveCount(3)
    await expect(formOf(page).getByText(errorText)).toHaveCount(0)
  })

  await test.step('the form is the same element, with the new texts', async () => {
    await expect(formOf(page)).toContainText(changed.messageHint)
    await expect(formOf(page)).toHaveAttribute('data-first')
  })
})
