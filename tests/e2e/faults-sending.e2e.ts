/** Failures of the e-mail service and the network during a send (SEND-7, FAIL-1, FAIL-3). */
import type { Page } from '@playwright/test'
import { site } from '../../app/site/site'
import {
  alertOf,
  answerOnce,
  breakOff,
  buttonOf,
  closePopup,
  expect,
  failedText,
  field,
  fill,
  formOf,
  formReady,
  hold,
  libraryChunk,
  logIn,
  mailsOf,
  popup,
  press,
  pressLater,
  referenceOf,
  refuse,
  someWords,
  teamMailOf,
  test,
  writeInquiry,
} from './fixtures'

/** Expects the failure panel with all text kept and every other channel offered; returns the reference it shows. */
async function expectRefused(page: Page): Promise<string> {
  const form = formOf(page)
  await expect(alertOf(page)).toHaveText(failedText)
  await expect(buttonOf(page)).toHaveText('Exclusive Access')
  await expect(buttonOf(page)).toBeEnabled()
  await expect(field(page, 'firstName')).toHaveValue('Ada')
  await expect(field(page, 'message')).toHaveValue(someWords)
  await expect(field(page, 'services.concierge')).toBeChecked()
  await expect(field(page, 'privacyConsent')).toBeChecked()
  for (const way of ['Send by WhatsApp', 'Send by e-mail', site.phone.display]) {
    await expect(form.getByRole('link', { name: way })).toBeVisible()
  }
  await expect(form.getByRole('button', { name: 'Copy my message' })).toBeVisible()
  const [, reference = ''] = /Reference (LEVO-\d{13}-\w{9})/.exec(await form.innerText()) ?? []
  return reference
}

/** Presses the button again; the panel of the previous attempt is replaced by the outcome of this one. */
async function pressAgain(page: Page): Promise<void> {
  const before = await alertOf(page).elementHandle()
  await press(page)
  await before?.waitForElementState('hidden')
}

// FAIL-1, FAIL-2, FAIL-3, SEND-4
test('refusals, a captive portal and late answers: the text stays, and the same reference is used until it is accepted', async ({
  page,
  request,
  log,
}) => {
  log.expect(/status of 429/, /was not sent.*answered 429/, /was not sent.*answered 200/)
  log.expect(/was not sent.*no answer within 15 s/, /net::ERR_/, /no welcome mail/)
  const email = await writeInquiry(page)
  let reference = ''

  await test.step('a refusal, then a captive portal', async () => {
    await answerOnce(page, 'team', refuse(429))
    await pressLater(page)
    reference = await expectRefused(page)
    expect(reference).toMatch(/^LEVO-/)
    const whatsapp = formOf(page).getByRole('link', { name: 'Send by WhatsApp' })
    await expect(whatsapp).toHaveAttribute('href', new RegExp(reference))
    await answerOnce(page, 'team', logIn)
    await pressAgain(page)
    expect(await expectRefused(page)).toBe(reference)
    expect(await mailsOf(request, email)).toEqual([])
  })

  await test.step('an answer after the timeout is ignored', async () => {
    const release = await hold(page, '**/email/send')
    const asked = page.waitForRequest('**/email/send')
    const answered = page.waitForResponse('**/email/send')
    await pressAgain(page)
    await asked
    await page.clock.runFor(14_000)
    await expect(buttonOf(page)).toHaveText('Sending...')
    await page.clock.runFor(1_000)
    expect(await expectRefused(page)).toBe(reference)

    release()
    expect(await (await answered).text()).toBe('OK')
    await page.clock.runFor(5_000)
    expect(await expectRefused(page)).toBe(reference)
    await expect(popup(page)).toHaveCount(0)
    expect((await mailsOf(request, email)).map(({ template }) => template)).toEqual(['team'])
    await page.unroute('**/email/send')
  })

  await test.step('the same inquiry again is the same mail; the visitor sees the success although its welcome mail fails', async () => {
    await answerOnce(page, 'welcome', breakOff)
    await press(page)
    await expect(popup(page)).toContainText(reference)
    await expect(alertOf(page)).toHaveCount(0)
    expect(await referenceOf(request, email)).toBe(reference)
    await expect.poll(() => log.errors.join('\n')).toMatch(/no welcome mail/)
    await expect(popup(page)).toBeVisible()
    expect(await mailsOf(request, email)).toHaveLength(1)
  })
})

test("without the library's file both mails are sent; the text survives offline before and after sending and a broken connection during it", async ({
  page,
  context,
  request,
  log,
}) => {
  log.expect(/ERR_FAILED/, /ERR_INTERNET_DISCONNECTED/, /was not sent.*the network/)
  log.expect(/no welcome mail/, /ERR_(CONTENT_LENGTH_MISMATCH|CONNECTION|INCOMPLETE)/)
  const chunk = libraryChunk()

  await test.step('the library is missing', async () => {
    await page.route(chunk, (route) => route.abort())
    const email = await writeInquiry(page)
    await pressLater(page)
    await expect(popup(page)).toBeVisible()
    await expect.poll(async () => (await mailsOf(request, email)).length).toBe(2)
    await closePopup(page)
    await page.unroute(chunk)
  })

  const email = await fill(page)
  const reference = await test.step('offline before', async () => {
    await context.setOffline(true)
    await pressLater(page)
    return expectRefused(page)
  })

  await test.step('during: the connection breaks before the answer', async () => {
    await context.setOffline(false)
    await answerOnce(page, 'team', breakOff)
    const release = await hold(page, '**/email/send')
    await press(page)
    await expect(buttonOf(page)).toHaveText('Sending...')
    release()
    expect(await expectRefused(page)).toBe(reference)
    await page.unroute('**/email/send')
  })

  await test.step('a reload without a network loses nothing either', async () => {
    await context.setOffline(true)
    await page.reload().catch(() => {})
    await expect(formOf(page)).toHaveCount(0)
    await context.setOffline(false)
    await hold(page, chunk)
    await page.goto('/contact')
    await formReady(page)
    await expect(field(page, 'message')).toHaveValue(someWords)
    await field(page, 'privacyConsent').check()
  })

  await test.step('after: the success stays although the welcome mail cannot be sent and the library never loads', async () => {
    const accepted = page.waitForResponse('**/email/send')
    await pressLater(page)
    // The timeout of the library.
    await page.clock.runFor(4_000)
    await accepted
    await context.setOffline(true)
    await expect(popup(page)).toContainText(reference)
    await expect.poll(() => log.errors.join('\n')).toMatch(/no welcome mail/)
    await expect(popup(page)).toBeVisible()
    expect((await teamMailOf(request, email)).params).toMatchObject({
      submission_id: reference,
      message: someWords,
    })
  })
})
