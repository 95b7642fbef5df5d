/** A draft in a tab that is reloaded, left, restored or duplicated, and inquiries from several tabs (DRAFT-1, SEND-4). */
import type { APIRequestContext, Page } from '@playwright/test'
import {
  buttonOf,
  expect,
  failedText,
  field,
  fill,
  formOf,
  formReady,
  hydrated,
  mailsOf,
  newAddress,
  openForm,
  order,
  popup,
  pressLater,
  someWords,
  teamMailOf,
  testWithMailbox as test,
} from './fixtures'

/** Waits until the tab's draft holds these words. */
function kept(page: Page, words: string): Promise<void> {
  return expect
    .poll(() => page.evaluate(() => window.sessionStorage.getItem('levo:draft')))
    .toContain(words)
}

/** Opens the contact page as a copy of a tab, which takes the session storage along. */
async function duplicate(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => {
    window.open(window.location.href)
  })
  const copy = await opened
  await hydrated(copy)
  await formReady(copy)
  return copy
}

async function consentAndPress(page: Page): Promise<void> {
  await field(page, 'privacyConsent').check()
  await pressLater(page)
}

async function referenceOf(request: APIRequestContext, address: string): Promise<string> {
  return (await teamMailOf(request, address)).params.submission_id ?? '?'
}

test('a reload right after the last key keeps every word; one after a failure keeps the reference too', async ({
  page,
  request,
  log,
}) => {
  log.expect(/status of 500/, /was not sent/)
  await page.clock.install()
  await openForm(page)
  const email = await fill(page)
  // No pause in which the draft would be kept by itself.
  await field(page, 'message').pressSequentially(' Or Saturday.')
  await page.reload()
  await formReady(page)
  await expect(field(page, 'message')).toHaveValue(`${someWords} Or Saturday.`)

  await order(request, { status: 500, only: 'team' })
  await consentAndPress(page)
  await expect(formOf(page).getByRole('alert')).toHaveText(failedText)
  const failed = await formOf(page)
    .getByText(/Reference LEVO-/)
    .innerText()
  await page.reload()
  await formReady(page)
  await expect(formOf(page).getByRole('alert')).toHaveCount(0)
  await consentAndPress(page)
  await expect(popup(page)).toBeVisible()
  expect(failed).toContain(await referenceOf(request, email))
})

test('a tab that was left for elsewhere or closed and restored has its draft back', async ({
  page,
  context,
}) => {
  await openForm(page)
  await fill(page)
  await field(page, 'location').selectOption('beirut')
  await page.goto('about:blank')
  await page.goBack()
  await formReady(page)
  await expect(field(page, 'message')).toHaveValue(someWords)
  await expect(field(page, 'location')).toHaveValue('beirut')
  await expect(field(page, 'services.concierge')).toBeChecked()

  // What a browser does that restores a closed tab: the address again, with the tab's session storage.
  const storage = await page.evaluate(() => Object.entries(window.sessionStorage))
  await page.close()
  const restored = await context.newPage()
  await restored.addInitScript((entries) => {
    for (const [key, value] of entries) window.sessionStorage.setItem(key, value)
  }, storage)
  await restored.goto('/contact')
  await formReady(restored)
  await expect(field(restored, 'message')).toHaveValue(someWords)
  await expect(field(restored, 'location')).toHaveValue('beirut')
  await expect(field(restored, 'services.concierge')).toBeChecked()
  await expect(field(restored, 'privacyConsent')).not.toBeChecked()
})

test('a tab duplicated in mid-draft is another inquiry: both are sent at once, each with its own words and reference', async ({
  page,
  request,
}) => {
  await page.clock.install()
  await openForm(page)
  const first = await fill(page)
  await kept(page, someWords.slice(0, 10))
  const copy = await duplicate(page)
  await expect(field(copy, 'message')).toHaveValue(someWords)
  await expect(field(copy, 'privacyConsent')).not.toBeChecked()

  const second = newAddress()
  await field(copy, 'email').fill(second)
  await field(copy, 'message').fill('And a boat on Sunday, for eight.')
  await field(copy, 'privacyConsent').check()
  await expect(field(page, 'message')).toHaveValue(someWords)

  await Promise.all([pressLater(page), pressLater(copy)])
  await expect(popup(page)).toBeVisible()
  await expect(popup(copy)).toBeVisible()
  expect((await teamMailOf(request, first)).params.message).toBe(someWords)
  expect((await teamMailOf(request, second)).params.message).toBe(
    'And a boat on Sunday, for eight.',
  )
  const [one, other] = [await referenceOf(request, first), await referenceOf(request, second)]
  expect(one).not.toBe(other)
  await expect(popup(page)).toContainText(one)
  await expect(popup(copy)).toContainText(other)
  for (const tab of [page, copy]) {
    expect(await tab.evaluate(() => window.sessionStorage.getItem('levo:draft'))).toBeNull()
  }
})

test('a tab duplicated after a failure: the same words keep the reference, others are given a new one', async ({
  page,
  request,
  log,
}) => {
  log.expect(/status of 500/, /was not sent/)
  await order(request, { status: 500, only: 'team' })
  await page.clock.install()
  await openForm(page)
  const email = await fill(page)
  await pressLater(page)
  await expect(formOf(page).getByRole('alert')).toHaveText(failedText)
  const [same, other] = [await duplicate(page), await duplicate(page)]

  await field(other, 'message').fill('Something else altogether: a house in May.')
  await field(other, 'email').fill(newAddress())
  const otherAddress = await field(other, 'email').inputValue()
  await Promise.all([pressLater(page), consentAndPress(same), consentAndPress(other)])
  for (const tab of [page, same, other]) await expect(popup(tab)).toBeVisible()

  const teamMails = (await mailsOf(request, email)).filter(({ template }) => template === 'team')
  const references = teamMails.map(({ params }) => params.submission_id)
  // Sent twice with the same words and reference, it is one mail.
  expect(references).toHaveLength(1)
  expect(references).not.toContain(await referenceOf(request, otherAddress))
  await expect(buttonOf(other)).toHaveText('Exclusive Access')
})
