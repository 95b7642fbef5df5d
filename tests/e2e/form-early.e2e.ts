/** What a visitor does to the prerendered form before its script, or any script, has loaded. */
import {
  documentOf,
  expect,
  headerLink,
  hold,
  hydrated,
  open,
  serveDocument,
  textsOf,
  titleOf,
  visitorOf,
} from './fixtures'
import { errorText, formScript, type InquiryForm, someWords, test } from './form'

const anyScript = '**/assets/**/*.js'
const heldWords = 'Sent as soon as the form is ready.'

/** Opens the contact page for a visitor for whom no script has loaded yet. */
async function openWithoutScripts({ page, element }: InquiryForm): Promise<() => void> {
  await visitorOf(page, 'dubai')
  const release = await hold(page, anyScript)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await element.scrollIntoViewIfNeeded()
  return release
}

// FORM-6
test('an inquiry sent before any script has loaded is sent automatically, and the form says so meanwhile', async ({
  page,
  form,
}) => {
  const release = await openWithoutScripts(form)
  await expect(page.getByText(heldWords)).toBeHidden()
  const email = await form.fill()
  await form.field('location').selectOption('zurich')
  await form.field('lastName').press('Enter')
  await expect(page.getByText(heldWords)).toBeVisible()
  await expect(page).toHaveURL(/\/contact$/)
  release()
  await expect(form.popup).toBeVisible()
  await expect(page.getByText(heldWords)).toBeHidden()
  expect(await form.teamMailOf(email)).toMatchObject({
    from_name: 'Ada Lovelace',
    location: 'zurich',
    services: 'social-media, concierge',
    message: someWords,
  })
})

// DRAFT-1, FORM-6
test('text typed before any script has loaded survives a reload, without the consent; a form with text loads its script at once, wherever the visitor is', async ({
  page,
  form,
}) => {
  const release = await openWithoutScripts(form)
  await form.fill()
  await form.field('location').selectOption('beirut')
  expect(await form.draft()).toContain('somewhere quiet')
  expect(await form.draft()).not.toContain('privacyConsent')
  await page.reload({ waitUntil: 'domcontentloaded' })
  // Text typed before the draft is restored is added to it.
  await form.field('firstName').fill('Grace')
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement).blur()
    window.scrollTo(0, 0)
  })
  release()
  await expect(form.element).toHaveAttribute('data-ready')
  await expect(form.field('firstName')).toHaveValue('Grace')
  await expect.poll(() => form.draft()).toContain('Grace')
  await expect(form.field('message')).toHaveValue(someWords)
  await expect(form.field('location')).toHaveValue('beirut')
  await expect(form.field('services.concierge')).toBeChecked()
  await expect(form.field('services.onlyfans')).not.toBeChecked()
  await expect(form.field('privacyConsent')).not.toBeChecked()
  await expect(form.element.locator('[aria-invalid=true]')).toHaveCount(0)
  await form.field('privacyConsent').check()
  await expect(form.button).not.toHaveAttribute('aria-disabled')

  await test.step('the draft is on every page that has the form', async () => {
    await headerLink(page, 'Home').click()
    await expect(titleOf(page)).toHaveText(textsOf('hero').title)
    await form.ready()
    await expect(form.field('firstName')).toHaveValue('Grace')
  })
})

// FORM-6
test('a form in use never disappears, even if no script loads', async ({ page, form }) => {
  await page.clock.install()
  const release = await openWithoutScripts(form)
  await expect(form.channels).toBeHidden()
  await form.field('message').pressSequentially('Somewhere ')
  await page.clock.runFor(10_000)
  await expect(form.channels).toBeVisible()
  await page.keyboard.type('quiet, please.')
  await expect(form.field('message')).toBeFocused()
  await expect(form.field('message')).toHaveValue('Somewhere quiet, please.')
  release()
  await hydrated(page)
  await form.ready()
  await expect(form.field('message')).toHaveValue('Somewhere quiet, please.')
  await expect(form.field('message')).toBeFocused()
  await expect(form.channels).toBeHidden()
})

// FORM-6
test('a press before the form’s script has loaded is validated when it has; texts that the team has changed on the host change in place meanwhile', async ({
  page,
  form,
}) => {
  const changed = { ...documentOf('contact-form', 'dubai'), messageHint: 'Tell us what you like.' }
  await serveDocument(page, 'contact-form', 'dubai', { ...changed, title: 'Changed on the host' })
  const release = await hold(page, formScript)
  await open(page, '/contact')
  await form.field('firstName').fill('Ada')
  await form.field('message').fill(someWords)
  await form.field('privacyConsent').check()
  await form.field('firstName').press('Enter')
  await expect(page.getByText(heldWords)).toBeVisible()
  await form.element.evaluate((form) => form.setAttribute('data-first', ''))
  // The section around the form has the new texts; the form is still as prerendered.
  await expect(page.locator('#contact-form-title')).toHaveText('Changed on the host')
  await expect(form.element).not.toContainText(changed.messageHint)
  release()
  await expect(form.element).toHaveAttribute('data-ready')

  await test.step('typed text stays, and the first missing field has focus', async () => {
    await expect(form.field('firstName')).toHaveValue('Ada')
    await expect(form.field('message')).toHaveValue(someWords)
    await expect(form.field('privacyConsent')).toBeChecked()
    await expect(form.field('lastName')).toBeFocused()
    await expect(form.element.getByText('This field is required')).toHaveCount(3)
    await expect(form.element.getByText(errorText)).toHaveCount(0)
  })

  await test.step('the form is the same element, with the new texts', async () => {
    await expect(form.element).toContainText(changed.messageHint)
    await expect(form.element).toHaveAttribute('data-first')
  })
})
