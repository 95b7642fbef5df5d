/** A draft in a tab that is reloaded, left, restored or duplicated, and inquiries from several tabs (DRAFT-1, SEND-4). */
import type { Page } from '@playwright/test'
import { cities } from '../../app/cities/cities'
import { servicePages } from '../../app/services/service-pages'
import { formTexts } from '../../app/site/texts/form'
import { expect, hydrated } from './fixtures'
import { InquiryForm, newAddress, someWords, test } from './form'

/** Opens the contact page as a copy of a tab, including its session storage. */
async function duplicate(page: Page): Promise<InquiryForm> {
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => {
    window.open(window.location.href)
  })
  const copy = await opened
  await hydrated(copy)
  const form = new InquiryForm(copy)
  await form.ready()
  return form
}

test('a tab that is reloaded, left, closed and restored has its draft, and after a failure its reference', async ({
  page,
  form,
  context,
  log,
}) => {
  log.expect(/status of 500/, /was not sent/)
  const email = await form.write()
  await form.field('location').selectOption('beirut')

  await test.step('a reload right after the last key keeps all text', async () => {
    // Without the pause after which the draft is saved.
    await form.field('message').pressSequentially(' Or Saturday.')
    await page.reload()
    await form.ready()
    await expect(form.field('message')).toHaveValue(`${someWords} Or Saturday.`)
  })

  const failed = await test.step('left for another page after a failure', async () => {
    await form.field('privacyConsent').check()
    await form.sendInVain()
    const reference = await form.reference()
    await page.goto('about:blank')
    await page.goBack()
    await form.ready()
    await expect(form.alert).toHaveCount(0)
    await expectDraft(form)
    return reference
  })

  await test.step('closed and restored: it is sent under the reference that failed', async () => {
    // What a browser does when it restores a closed tab: the address again, with the tab's session storage.
    const storage = await page.evaluate(() => Object.entries(window.sessionStorage))
    await page.close()
    const tab = await context.newPage()
    await tab.addInitScript((entries) => {
      for (const [key, value] of entries) window.sessionStorage.setItem(key, value)
    }, storage)
    await tab.goto('/contact')
    const restored = new InquiryForm(tab)
    await restored.ready()
    await expectDraft(restored)
    await expect(restored.field('privacyConsent')).not.toBeChecked()
    await restored.field('privacyConsent').check()
    await restored.send()
    expect(failed).toContain(await form.referenceOf(email))
  })
})

// FORM-9, DRAFT-1
test('ticks Concierge on a service page until the visitor unticks it, and restores the draft after a reload', async ({
  page,
  form,
}) => {
  await page.goto('/oslo/villas')
  await form.ready()
  const concierge = form.field('services.concierge')
  await expect(concierge).toBeChecked()
  await expect(form.field('message')).toHaveAccessibleDescription(
    new RegExp(formTexts.serviceHint(cities.oslo.name, servicePages.villas.ask)),
  )

  await concierge.uncheck()
  await expect.poll(() => form.draft()).toContain('"services.concierge":false')
  await page.reload()
  await form.ready()
  await expect(concierge).not.toBeChecked()
})

async function expectDraft(form: InquiryForm): Promise<void> {
  await expect(form.field('message')).toHaveValue(`${someWords} Or Saturday.`)
  await expect(form.field('location')).toHaveValue('beirut')
  await expect(form.field('services.concierge')).toBeChecked()
}

test('a tab duplicated while typing is another inquiry, one duplicated after a failure the same', async ({
  page,
  form,
  log,
}) => {
  log.expect(/status of 500/, /was not sent/)
  const first = await form.write()
  const copy =
    await test.step('while typing: both are sent at once, each with its own text and reference', async () => {
      await expect.poll(() => form.draft()).toContain(someWords.slice(0, 10))
      const tab = await duplicate(page)
      await expect(tab.field('message')).toHaveValue(someWords)
      await expect(tab.field('privacyConsent')).not.toBeChecked()

      const second = newAddress()
      await tab.field('email').fill(second)
      await tab.field('message').fill('And a boat on Sunday, for eight.')
      await tab.field('privacyConsent').check()
      await expect(form.field('message')).toHaveValue(someWords)

      await form.pressLater(tab)
      await expect(form.popup).toBeVisible()
      await expect(tab.popup).toBeVisible()
      expect((await form.teamMailOf(first)).message).toBe(someWords)
      expect((await form.teamMailOf(second)).message).toBe('And a boat on Sunday, for eight.')
      const [one, other] = [await form.referenceOf(first), await form.referenceOf(second)]
      expect(one).not.toBe(other)
      await expect(form.popup).toContainText(one)
      await expect(tab.popup).toContainText(other)
      for (const each of [form, tab]) expect(await each.draft()).toBe('')
      return tab
    })

  await test.step('after a failure: the same text keeps the reference, another text gets a new one', async () => {
    await copy.page.close()
    await form.closePopup()
    const email = await form.fill()
    await form.sendInVain()
    const [same, other] = [await duplicate(page), await duplicate(page)]

    const otherAddress = newAddress()
    await other.field('message').fill('Something else altogether: a house in May.')
    await other.field('email').fill(otherAddress)
    for (const tab of [same, other]) await tab.field('privacyConsent').check()
    await form.pressLater(same, other)
    for (const tab of [form, same, other]) await expect(tab.popup).toBeVisible()

    const teamMails = (await form.mailsOf(email)).filter(({ template }) => template === 'team')
    const references = teamMails.map(({ params }) => params.submission_id)
    // Sent twice with the same text and reference, it is one mail.
    expect(references).toHaveLength(1)
    expect(references).not.toContain(await form.referenceOf(otherAddress))
    await expect(other.button).toHaveText('Exclusive Access')
  })
})
