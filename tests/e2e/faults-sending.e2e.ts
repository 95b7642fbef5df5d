/** The e-mail service and the network fail while an inquiry is on its way (SEND-7, FAIL-1, FAIL-3). */
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  buttonOf,
  expect,
  failedText,
  field,
  fill,
  formOf,
  hold,
  mailsOf,
  openForm,
  order,
  popup,
  press,
  pressLater,
  someWords,
  teamMailOf,
  testWithMailbox as test,
} from './fixtures'

/** Expects the failure panel with every word kept and every other way open; returns the reference it names. */
async function expectRefused(page: Page): Promise<string> {
  const form = formOf(page)
  await expect(form.getByRole('alert')).toHaveText(failedText)
  await expect(buttonOf(page)).toHaveText('Exclusive Access')
  await expect(buttonOf(page)).toBeEnabled()
  await expect(field(page, 'firstName')).toHaveValue('Ada')
  await expect(field(page, 'message')).toHaveValue(someWords)
  await expect(field(page, 'services.concierge')).toBeChecked()
  await expect(field(page, 'privacyConsent')).toBeChecked()
  for (const way of ['Send by WhatsApp', 'Send by e-mail', '+971 4 000 0000']) {
    await expect(form.getByRole('link', { name: way })).toBeVisible()
  }
  await expect(form.getByRole('button', { name: 'Copy my message' })).toBeVisible()
  const [, reference = ''] = /Reference (LEVO-\d{13}-\w{9})/.exec(await form.innerText()) ?? []
  return reference
}

/** Presses the button once more; the panel of the attempt before gives way to what comes of this one. */
async function pressAgain(page: Page): Promise<void> {
  const before = await formOf(page).getByRole('alert').elementHandle()
  await press(page)
  await before?.waitForElementState('hidden')
}

// FAIL-1, FAIL-2, FAIL-3, SEND-4
test('a refusal and a network login: the words stay, and the same reference goes on until it is accepted', async ({
  page,
  request,
  log,
}) => {
  log.expect(/status of 429/, /was not sent.*answered 429/, /was not sent.*answered 200/)
  log.expect(/net::ERR_/, /no welcome mail/)
  await page.clock.install()
  await openForm(page)
  const email = await fill(page)
  await order(request, { status: 429, only: 'team' })
  await pressLater(page)
  const reference = await expectRefused(page)
  expect(reference).toMatch(/^LEVO-/)
  const whatsapp = formOf(page).getByRole('link', { name: 'Send by WhatsApp' })
  await expect(whatsapp).toHaveAttribute('href', new RegExp(reference))
  await order(request, { mode: 'garbage', only: 'team' })
  await pressAgain(page)
  expect(await expectRefused(page)).toBe(reference)
  expect(await mailsOf(request, email)).toEqual([])

  // Of the accepted one the welcome mail alone breaks: the visitor is told of the success.
  await order(request, { mode: 'reset', only: 'welcome' })
  await press(page)
  await expect(popup(page)).toContainText(reference)
  await expect(formOf(page).getByRole('alert')).toHaveCount(0)
  expect((await teamMailOf(request, email)).params.submission_id).toBe(reference)
  await expect.poll(() => log.errors.join('\n')).toMatch(/no welcome mail/)
  await expect(popup(page)).toBeVisible()
  expect(await mailsOf(request, email)).toHaveLength(1)
})

test('an answer that comes after the time-out is ignored, and a retry is known by its reference', async ({
  page,
  request,
  log,
}) => {
  log.expect(/was not sent.*no answer within 15 s/)
  await page.clock.install()
  await openForm(page)
  const email = await fill(page)
  await order(request, { status: 200, delayMs: 1_500, only: 'team' })
  const asked = page.waitForRequest('**/email/send')
  const answered = page.waitForResponse('**/email/send')
  await pressLater(page)
  await asked
  await page.clock.runFor(14_000)
  await expect(buttonOf(page)).toHaveText('Sending...')
  await page.clock.runFor(1_000)
  const reference = await expectRefused(page)

  expect(await (await answered).text()).toBe('OK')
  await page.clock.runFor(5_000)
  expect(await expectRefused(page)).toBe(reference)
  await expect(popup(page)).toHaveCount(0)
  const sent = await mailsOf(request, email)
  expect(sent.map(({ template }) => template)).toEqual(['team'])

  await press(page)
  await expect(popup(page)).toContainText(reference)
  const references = (await mailsOf(request, email))
    .filter(({ template }) => template === 'team')
    .map(({ params }) => params.submission_id)
  // The same inquiry again is the same mail.
  expect(references).toEqual([reference])
})

test('offline before, during and after sending: the words survive, and back online the same inquiry goes out', async ({
  page,
  context,
  request,
  log,
}) => {
  log.expect(/ERR_INTERNET_DISCONNECTED/, /was not sent.*the network/, /no welcome mail/)
  log.expect(/ERR_(CONTENT_LENGTH_MISMATCH|CONNECTION|INCOMPLETE)/)
  await page.clock.install()
  await openForm(page)
  const email = await fill(page)

  const reference = await test.step('before', async () => {
    await context.setOffline(true)
    await pressLater(page)
    return expectRefused(page)
  })

  await test.step('during: the line breaks while the answer is awaited', async () => {
    await context.setOffline(false)
    await order(request, { mode: 'reset', delayMs: 500, only: 'team' })
    const asked = page.waitForRequest('**/email/send')
    await press(page)
    await asked
    await expect(buttonOf(page)).toHaveText('Sending...')
    await context.setOffline(true)
    expect(await expectRefused(page)).toBe(reference)
  })

  await test.step('a reload without a network loses nothing either', async () => {
    await page.reload().catch(() => {})
    await expect(formOf(page)).toHaveCount(0)
    await context.setOffline(false)
    await openForm(page)
    await expect(field(page, 'message')).toHaveValue(someWords)
    await field(page, 'privacyConsent').check()
  })

  await test.step('after: the success stands though the welcome mail cannot leave', async () => {
    const accepted = page.waitForResponse('**/email/send')
    await pressLater(page)
    await accepted
    await context.setOffline(true)
    await expect(popup(page)).toContainText(reference)
    await expect.poll(() => log.errors.join('\n')).toMatch(/no welcome mail/)
    await expect(popup(page)).toBeVisible()
    expect((await teamMailOf(request, email)).params.submission_id).toBe(reference)
  })
})

/** The chunk of the e-mail service's library: the only file that names the service's own address. */
function libraryChunk(): RegExp {
  const folder = 'build/client/assets'
  const file = readdirSync(folder).find(
    (name) =>
      name.endsWith('.js') &&
      !name.startsWith('contact-form') &&
      readFileSync(`${folder}/${name}`, 'utf8').includes('/api/v1.0/email/send'),
  )
  if (!file) throw new Error('No chunk of the build holds the library.')
  return new RegExp(`/${file}$`)
}

test('without the file of the library, missing or never arriving, both mails go out', async ({
  page,
  request,
  log,
}) => {
  log.expect(/ERR_FAILED/)
  const chunk = libraryChunk()
  await page.clock.install()
  await page.route(chunk, (route) => route.abort())
  await openForm(page)
  const email = await fill(page)
  await pressLater(page)
  await expect(popup(page)).toBeVisible()
  await expect.poll(async () => (await mailsOf(request, email)).length).toBe(2)

  await page.unroute(chunk)
  await hold(page, chunk)
  await openForm(page)
  const other = await fill(page)
  await press(page)
  // The pause after the first inquiry, then the patience with the library.
  await page.clock.runFor(14_000)
  await expect(popup(page)).toBeVisible()
  expect((await teamMailOf(request, other)).params.message).toBe(someWords)
})
