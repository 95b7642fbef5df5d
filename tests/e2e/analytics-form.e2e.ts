/** What the contact form reports; no event carries what the visitor wrote (TRACK-5). */
import type { Page } from '@playwright/test'
import { site } from '../../app/site/site'
import { type Analytics, acceptedBefore, expect, test, tracking } from './analytics-fixtures'
import { visitorOf } from './fixtures'
import { errorText, failedText, InquiryForm, refuse } from './form'

/** What the visitor writes; each value can be recognised anywhere. */
const written = {
  firstName: 'Quintessa',
  lastName: 'Zwanenburg',
  email: 'q.zwanenburg@private.example',
  phone: '50 987 65 43',
  instagramHandle: '@quintessa.z',
  message: 'Our anniversary at Villa Marguerite, please.',
}
/** Parts of it that would be recognisable, in lower case. */
const traces = [
  'quintessa',
  'zwanenburg',
  'private.example',
  '987 65 43',
  '9876543',
  'anniversary',
  'marguerite',
]

async function fillIn(form: InquiryForm): Promise<void> {
  for (const [name, value] of Object.entries(written)) await form.field(name).fill(value)
  await form.field('services.concierge').check()
  await form.field('privacyConsent').check()
}

async function actions(page: Page, analytics: Analytics): Promise<unknown[]> {
  return (await analytics.events(page, 'contact_interaction')).map(({ action }) => action)
}

async function expectNothingPersonal(page: Page, analytics: Analytics): Promise<void> {
  const said = JSON.stringify(await analytics.sent(page)).toLowerCase()
  const plain = decodeURIComponent(said.replace(/%(?![\da-f]{2})/g, '%25'))
  expect(traces.filter((trace) => plain.includes(trace))).toEqual([])
  expect(plain).not.toMatch(/levo-\d{13}/)
}

async function openAccepted(page: Page, form: InquiryForm): Promise<void> {
  await acceptedBefore(page)
  await page.clock.install()
  await visitorOf(page, 'oslo')
  await tracking(page, () => form.open())
  // The channels beside the form would open other programs.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link && link.origin !== window.location.origin) event.preventDefault()
    }),
  )
}

test('reports viewing, refusal, other channels and sending once each, without what the visitor wrote', async ({
  page,
  analytics,
  log,
}) => {
  log.expect(/status of 500/, /was not sent/)
  const form = new InquiryForm(page)
  await openAccepted(page, form)
  await page.locator('#contact-form-title').scrollIntoViewIfNeeded()
  await expect.poll(() => actions(page, analytics)).toEqual(['view'])
  await fillIn(form)
  await test.step('an unexpected exception is reported as such', async () => {
    await page.evaluate(() => {
      const whole = Date.prototype.toLocaleString
      Date.prototype.toLocaleString = () => {
        Date.prototype.toLocaleString = whole
        throw new RangeError('broken')
      }
    })
    await form.pressLater()
    await expect(form.alert).toHaveText(errorText)
    expect(await actions(page, analytics)).toEqual(['view', 'submit_error'])
    await expectNothingPersonal(page, analytics)
  })
  await form.answerOnce('team', refuse(500))
  await expect(form.button).toBeEnabled()
  await form.press()
  await expect(form.alert).toHaveText(failedText)
  const expected = ['view', 'submit_error', 'submit_failed']
  expect(await actions(page, analytics)).toEqual(expected)
  for (const [way, action] of [
    [form.element.getByRole('link', { name: 'Send by WhatsApp' }), 'whatsapp'],
    [form.element.getByRole('link', { name: 'Send by e-mail' }), 'email'],
    [form.element.getByRole('link', { name: site.phone.display }), 'phone'],
    [form.element.getByRole('button', { name: 'Copy my message' }), 'copy'],
  ] as const) {
    await way.click()
    expected.push(action)
    expect(await actions(page, analytics)).toEqual(expected)
  }
  await expectNothingPersonal(page, analytics)
  expect(await analytics.events(page, 'form_submit')).toEqual([])

  await expect(form.button).toBeEnabled()
  await form.press()
  await expect(form.popup).toBeVisible()
  expect(await actions(page, analytics)).toEqual([...expected, 'submit_success'])
  expect(await analytics.events(page, 'form_submit')).toEqual([
    { form_type: 'contact_form', status: 'success' },
  ])
  await form.closePopup()
  await expectNothingPersonal(page, analytics)
})
