/** Failures of the e-mail service and the network during a send (SEND-7, FAIL-1, FAIL-3). */
import { site } from '../../app/site/site'
import { documentsSent, expect, hold, libraryChunk } from './fixtures'
import { breakOff, failedText, type InquiryForm, logIn, refuse, someWords, test } from './form'

/** Expects the failure panel with all text kept and every other channel offered; returns the reference it shows. */
async function expectRefused(form: InquiryForm): Promise<string> {
  await expect(form.alert).toHaveText(failedText)
  await expect(form.button).toHaveText('Exclusive Access')
  await expect(form.button).toBeEnabled()
  await expect(form.field('firstName')).toHaveValue('Ada')
  await expect(form.field('message')).toHaveValue(someWords)
  await expect(form.field('services.concierge')).toBeChecked()
  await expect(form.field('privacyConsent')).toBeChecked()
  for (const way of ['Send by WhatsApp', 'Send by e-mail', site.phone.display]) {
    await expect(form.element.getByRole('link', { name: way })).toBeVisible()
  }
  await expect(form.element.getByRole('button', { name: 'Copy my message' })).toBeVisible()
  const [, reference = ''] =
    /Reference (LEVO-\d{13}-\w{9})/.exec(await form.element.innerText()) ?? []
  return reference
}

/** Presses the button again; the panel of the previous attempt is replaced by the outcome of this one. */
async function pressAgain(form: InquiryForm): Promise<void> {
  const before = await form.alert.elementHandle()
  await form.press()
  await before?.waitForElementState('hidden')
}

// FAIL-1, FAIL-2, FAIL-3, SEND-4
test('refusals, a captive portal and late answers: the text stays, and the same reference is used until it is accepted', async ({
  page,
  form,
  log,
}) => {
  log.expect(/status of 429/, /was not sent.*answered 429/, /was not sent.*answered 200/)
  log.expect(/was not sent.*no answer within 15 s/, /net::ERR_/, /no welcome mail/)
  const email = await form.write()
  let reference = ''

  await test.step('a refusal, then a captive portal', async () => {
    await form.answerOnce('team', refuse(429))
    await form.pressLater()
    reference = await expectRefused(form)
    expect(reference).toMatch(/^LEVO-/)
    const whatsapp = form.element.getByRole('link', { name: 'Send by WhatsApp' })
    await expect(whatsapp).toHaveAttribute('href', new RegExp(reference))
    await form.answerOnce('team', logIn)
    await pressAgain(form)
    expect(await expectRefused(form)).toBe(reference)
    expect(await form.mailsOf(email)).toEqual([])
  })

  await test.step('an answer after the timeout is ignored', async () => {
    const release = await hold(page, '**/email/send')
    const asked = page.waitForRequest('**/email/send')
    const answered = page.waitForResponse('**/email/send')
    await pressAgain(form)
    await asked
    await page.clock.runFor(14_000)
    await expect(form.button).toHaveText('Sending...')
    await page.clock.runFor(1_000)
    expect(await expectRefused(form)).toBe(reference)

    release()
    expect(await (await answered).text()).toBe('OK')
    await page.clock.runFor(5_000)
    expect(await expectRefused(form)).toBe(reference)
    await expect(form.popup).toHaveCount(0)
    expect((await form.mailsOf(email)).map(({ template }) => template)).toEqual(['team'])
  })

  await test.step('the same inquiry again is the same mail; the visitor sees the success although its welcome mail fails', async () => {
    await form.answerOnce('welcome', breakOff)
    await form.press()
    await expect(form.popup).toContainText(reference)
    await expect(form.alert).toHaveCount(0)
    expect(await form.referenceOf(email)).toBe(reference)
    await expect.poll(() => log.errors.join('\n')).toMatch(/no welcome mail/)
    await expect(form.popup).toBeVisible()
    expect(await form.mailsOf(email)).toHaveLength(1)
  })
})

test("without the library's file both mails are sent; the text survives offline before and after sending and a broken connection during it", async ({
  page,
  form,
  context,
  log,
}) => {
  log.expect(/ERR_FAILED/, /ERR_INTERNET_DISCONNECTED/, /was not sent.*the network/)
  log.expect(/no welcome mail/, /ERR_(CONTENT_LENGTH_MISMATCH|CONNECTION|INCOMPLETE)/)
  const chunk = libraryChunk()
  // Offline, a document that is still to come would be an error.
  let documents = documentsSent(page, 'dubai')

  await test.step('the library is missing', async () => {
    await page.route(chunk, (route) => route.abort())
    const email = await form.write()
    await form.send()
    await form.expectMails(email, 2)
    await form.closePopup()
    await page.unroute(chunk)
  })

  const email = await form.fill()
  const reference = await test.step('offline before', async () => {
    await documents
    await context.setOffline(true)
    await form.pressLater()
    return expectRefused(form)
  })

  await test.step('during: the connection breaks before the answer', async () => {
    await context.setOffline(false)
    await form.answerOnce('team', breakOff)
    const release = await hold(page, '**/email/send')
    await form.press()
    await expect(form.button).toHaveText('Sending...')
    release()
    expect(await expectRefused(form)).toBe(reference)
  })

  await test.step('a reload without a network loses nothing either', async () => {
    await context.setOffline(true)
    await page.reload().catch(() => {})
    await expect(form.element).toHaveCount(0)
    await context.setOffline(false)
    await hold(page, chunk)
    documents = documentsSent(page, 'dubai')
    await page.goto('/contact')
    await form.ready()
    await expect(form.field('message')).toHaveValue(someWords)
    await form.field('privacyConsent').check()
  })

  await test.step('after: the success stays although the welcome mail cannot be sent and the library never loads', async () => {
    const accepted = page.waitForResponse('**/email/send')
    await form.pressLater()
    // The timeout of the library.
    await page.clock.runFor(4_000)
    await accepted
    await documents
    await context.setOffline(true)
    await expect(form.popup).toContainText(reference)
    await expect.poll(() => log.errors.join('\n')).toMatch(/no welcome mail/)
    await expect(form.popup).toBeVisible()
    expect(await form.teamMailOf(email)).toMatchObject({
      submission_id: reference,
      message: someWords,
    })
  })
})
