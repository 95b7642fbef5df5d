/** A draft in a tab that is reloaded, left, restored or duplicated, and inquiries from several tabs (DRAFT-1, SEND-4). */
import type { Page } from '@playwright/test'
import { cities } from '../../app/cities/cities'
import { servicePages } from '../../app/services/service-pages'
import { formTexts } from '../../app/site/texts/form'
import {
  alertOf,
  buttonOf,
  closePopup,
  expect,
  field,
  fill,
  formOf,
  formReady,
  hydrated,
  mailsOf,
  newAddress,
  popup,
  pressLater,
  referenceOf,
  sendInVain,
  someWords,
  teamMailOf,
  test,
  writeInquiry,
} from './fixtures'

/** Waits until the tab's draft contains these words. */
function kept(page: Page, words: string): Promise<void> {
  return expect
    .poll(() => page.evaluate(() => window.sessionStorage.getItem('levo:draft')))
    .toContain(words)
}

/** Opens the contact page as a copy of a tab, including its session storage. */
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

test('a tab that is reloaded, left, closed and restored has its draft, and after a failure its reference', async ({
  page,
  context,
  request,
  log,
}) => {
  log.expect(/status of 500/, /was not sent/)
  const email = await writeInquiry(page)
  await field(page, 'location').selectOption('beirut')

  await test.step('a reload right after the last key keeps all text', async () => {
    // Without the pause after which the draft is saved.
    await field(page, 'message').pressSequentially(' Or Saturday.')
    await page.reload()
    await formReady(page)
    await expect(field(page, 'message')).toHaveValue(`${someWords} Or Saturday.`)
  })

  const failed = await test.step('left for another page after a failure', async () => {
    await field(page, 'privacyConsent').check()
    await sendInVain(page)
    const reference = await formOf(page)
      .getByText(/Reference LEVO-/)
      .innerText()
    await page.goto('about:blank')
    await page.goBack()
    await formReady(page)
    await expect(alertOf(page)).toHaveCount(0)
    await expectDraft(page)
    return reference
  })

  await test.step('closed and restored: it is sent under the reference that failed', async () => {
    // What a browser does when it restores a closed tab: the address again, with the tab's session storage.
    const storage = await page.evaluate(() => Object.entries(window.sessionStorage))
    await page.close()
    const restored = await context.newPage()
    await restored.addInitScript((entries) => {
      for (const [key, value] of entries) window.sessionStorage.setItem(key, value)
    }, storage)
    await restored.goto('/contact')
    await formReady(restored)
    await expectDraft(restored)
    await expect(field(restored, 'privacyConsent')).not.toBeChecked()
    await consentAndPress(restored)
    await expect(popup(restored)).toBeVisible()
    expect(failed).toContain(await referenceOf(request, email))
  })
})

// FORM-9, DRAFT-1
test('ticks Concierge on a service page until the visitor unticks it, and restores the draft after a reload', async ({
  page,
}) => {
  await page.goto('/oslo/villas')
  await formReady(page)
  const concierge = field(page, 'services.concierge')
  await expect(concierge).toBeChecked()
  await expect(field(page, 'message')).toHaveAccessibleDescription(
    new RegExp(formTexts.serviceHint(cities.oslo.name, servicePages.villas.ask)),
  )

  await concierge.uncheck()
  await kept(page, '"services.concierge":false')
  await page.reload()
  await formReady(page)
  await expect(concierge).not.toBeChecked()
})

async function expectDraft(page: Page): Promise<void> {
  await expect(field(page, 'message')).toHaveValue(`${someWords} Or Saturday.`)
  await expect(field(page, 'location')).toHaveValue('beirut')
  await expect(field(page, 'services.concierge')).toBeChecked()
}

test('a tab duplicated while typing is another inquiry, one duplicated after a failure the same', async ({
  page,
  request,
  log,
}) => {
  log.expect(/status of 500/, /was not sent/)
  const first = await writeInquiry(page)
  const copy =
    await test.step('while typing: both are sent at once, each with its own text and reference', async () => {
      await kept(page, someWords.slice(0, 10))
      const tab = await duplicate(page)
      await expect(field(tab, 'message')).toHaveValue(someWords)
      await expect(field(tab, 'privacyConsent')).not.toBeChecked()

      const second = newAddress()
      await field(tab, 'email').fill(second)
      await field(tab, 'message').fill('And a boat on Sunday, for eight.')
      await field(tab, 'privacyConsent').check()
      await expect(field(page, 'message')).toHaveValue(someWords)

      await pressLater(page, tab)
      await expect(popup(page)).toBeVisible()
      await expect(popup(tab)).toBeVisible()
      expect((await teamMailOf(request, first)).params.message).toBe(someWords)
      expect((await teamMailOf(request, second)).params.message).toBe(
        'And a boat on Sunday, for eight.',
      )
      const [one, other] = [await referenceOf(request, first), await referenceOf(request, second)]
      expect(one).not.toBe(other)
      await expect(popup(page)).toContainText(one)
      await expect(popup(tab)).toContainText(other)
      for (const each of [page, tab]) {
        expect(await each.evaluate(() => window.sessionStorage.getItem('levo:draft'))).toBeNull()
      }
      return tab
    })

  await test.step('after a failure: the same text keeps the reference, another text gets a new one', async () => {
    await copy.close()
    await closePopup(page)
    const email = await fill(page)
    await sendInVain(page)
    const [same, other] = [await duplicate(page), await duplicate(page)]

    const otherAddress = newAddress()
    await field(other, 'message').fill('Something else altogether: a house in May.')
    await field(other, 'email').fill(otherAddress)
    for (const tab of [same, other]) await field(tab, 'privacyConsent').check()
    await pressLater(page, same, other)
    for (const tab of [page, same, other]) await expect(popup(tab)).toBeVisible()

    const teamMails = (await mailsOf(request, email)).filter(({ template }) => template === 'team')
    const references = teamMails.map(({ params }) => params.submission_id)
    // Sent twice with the same text and reference, it is one mail.
    expect(references).toHaveLength(1)
    expect(references).not.toContain(await referenceOf(request, otherAddress))
    await expect(buttonOf(other)).toHaveText('Exclusive Access')
  })
})
