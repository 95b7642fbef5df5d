/** The contact form against the real mailbox (FORM-1, RULE-1, SEND-1, FAIL-1). */
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { countryCodes } from '../../app/inquiry/country-codes'
import {
  buttonOf,
  documentOf,
  errorText,
  patientExpect as expect,
  failedText,
  field,
  fill,
  formOf,
  formScript,
  hold,
  mailsOf,
  newAddress,
  open,
  openForm,
  order,
  popup,
  press,
  teamMailOf,
  testWithMailbox as test,
} from './fixtures'

/** A busy machine needs more than the usual patience for a send, which waits up to 3 s by design. */
test.describe.configure({ timeout: 90_000 })

/** What stands beside a field as wrong. */
async function errorOf(page: Page, name: string): Promise<string> {
  const ids = (await field(page, name).first().getAttribute('aria-describedby')) ?? ''
  const id = ids.split(' ').find((part) => part.endsWith('-error'))
  return id ? ((await page.locator(`[id="${id}"]`).textContent()) ?? '') : ''
}

/** The entries of the open list of country codes. */
function countriesOf(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Country code' }).getByRole('option')
}

// SEND-1, SEND-2, SEND-3, FORM-5
test('an inquiry reaches the team, the visitor is welcomed, the form is empty again', async ({
  page,
  request,
}) => {
  await openForm(page)
  const email = await fill(page)
  await expect(buttonOf(page)).toHaveText('Exclusive Access')
  await press(page)
  await expect(buttonOf(page)).toHaveText('Sending...')
  await expect(buttonOf(page)).toBeDisabled()
  await expect(popup(page)).toBeVisible()
  await expect(popup(page)).toContainText("Form submitted successfully! We'll reach out soon")

  await expect.poll(async () => (await mailsOf(request, email)).length).toBe(2)
  const mails = await mailsOf(request, email)
  const team = mails.find(({ template }) => template === 'team')
  const welcome = mails.find(({ template }) => template === 'welcome')
  expect(team?.params).toEqual({
    to_email: 'concierge@levo.example',
    from_name: 'Ada Lovelace',
    from_email: email,
    instagram_handle: 'ada',
    phone: '+971 50 123 45 67',
    location: 'dubai',
    services: 'social-media, concierge',
    message: 'A table for two on Friday,\nsomewhere quiet.',
    submission_id: expect.stringMatching(/^LEVO-\d{13}-[0-9A-Z]{9}$/),
    reply_to: email,
    time: expect.stringMatching(/^\w+day, \w+ \d{1,2}, \d{4} at \d{1,2}:\d{2}\s[AP]M/),
  })
  expect(welcome?.params).toEqual({
    to_email: email,
    from_email: 'concierge@levo.example',
    reply_to: 'concierge@levo.example',
    customer_name: 'Ada Lovelace',
    customer_FirstName: 'Ada',
    submission_id: team?.params.submission_id,
    time: expect.any(String),
  })
  expect(team?.replyTo).toBe(email)
  expect(welcome?.to).toBe(email)
  await expect(popup(page)).toContainText(team?.params.submission_id ?? '?')

  await popup(page).getByRole('button', { name: 'Close' }).click()
  for (const name of ['firstName', 'lastName', 'email', 'phone', 'instagramHandle', 'message']) {
    await expect(field(page, name)).toHaveValue('')
  }
  await expect(formOf(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(formOf(page).locator('[aria-invalid=true]')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('levo:draft'))).toBeNull()
})

// RULE-5
test('what is optional may stay empty', async ({ page, request }) => {
  await openForm(page, '/contact?city=oslo')
  const email = await fill(page)
  await field(page, 'phone').fill('')
  await field(page, 'instagramHandle').fill('')
  await field(page, 'location').selectOption('beirut')
  const country = page.getByRole('combobox', { name: 'Country code' })
  await country.focus()
  await page.keyboard.press('ArrowDown')
  await expect(country).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.type('370')
  await expect(countriesOf(page)).toHaveText([/Lietuva/, /Lithuania/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('+370')
  await press(page)
  await expect(popup(page)).toBeVisible()
  const mail = await teamMailOf(request, email)
  expect(mail.params).toMatchObject({
    phone: 'Not provided',
    instagram_handle: 'Not provided',
    location: 'beirut',
  })
  // The next inquiry begins as the first did (FORM-7).
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await expect(field(page, 'location')).toHaveValue('oslo')
  await expect(country).toHaveValue('+971')
})

// RULE-1, RULE-2, RULE-3
test.describe('rules and messages', () => {
  const required = 'This field is required'
  const rules: [field: string, typed: string, message: string][] = [
    ['firstName', '', required],
    ['firstName', '   ', required],
    ['firstName', 'A', 'Minimum length is 2 characters'],
    ['firstName', ' A ', 'Minimum length is 2 characters'],
    ['firstName', 'Al', ''],
    ['lastName', '', required],
    ['lastName', 'L', 'Minimum length is 2 characters'],
    ['lastName', 'Li', ''],
    ['email', '', required],
    ['email', 'ada', 'Please enter a valid email address'],
    ['email', 'ada@example', 'Please enter a valid email address'],
    ['email', "o'brien+levo@example.co.uk", ''],
    ['phone', '123456', 'Please enter a valid phone number'],
    ['phone', '1234567890123456', 'Please enter a valid phone number'],
    ['phone', 'call me now', 'Please enter a valid phone number'],
    ['phone', '(04) 000-0000', ''],
    ['phone', '', ''],
    ['message', '', required],
    ['message', 'Too short', 'Minimum length is 10 characters'],
    ['message', 'Just right', ''],
  ]

  test('each rule has its message, once its field is dirty or touched', async ({ page }) => {
    await openForm(page)
    await expect(formOf(page).locator('[aria-invalid=true]')).toHaveCount(0)
    for (const [name, typed, message] of rules) {
      await field(page, name).fill(`${typed}x`)
      await field(page, name).fill(typed)
      await field(page, name).blur()
      await expect.poll(() => errorOf(page, name), `${name}: "${typed}"`).toBe(message)
    }
  })

  test('a touched field speaks, an untouched one does not', async ({ page }) => {
    await openForm(page)
    await field(page, 'firstName').focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => errorOf(page, 'firstName')).toBe(required)
    expect(await errorOf(page, 'lastName')).toBe('')
    await field(page, 'email').pressSequentially('a')
    await expect.poll(() => errorOf(page, 'email')).toBe('Please enter a valid email address')
  })

  test('services and consent: a tick taken back is missed, a new one heals', async ({ page }) => {
    await openForm(page)
    const concierge = field(page, 'services.concierge')
    await concierge.check()
    await concierge.uncheck()
    await expect.poll(() => errorOf(page, 'services.onlyfans')).toContain(required)
    await field(page, 'services.onlyfans').check()
    await expect.poll(() => errorOf(page, 'services.onlyfans')).toBe('')

    const consent = field(page, 'privacyConsent')
    await consent.check()
    await consent.uncheck()
    await expect
      .poll(() => errorOf(page, 'privacyConsent'))
      .toBe('You must agree to the privacy policy')
    await consent.check()
    await expect.poll(() => errorOf(page, 'privacyConsent')).toBe('')
  })

  // RULE-4
  test('the button looks disabled while the form is wrong; pressing it says what and sends nothing', async ({
    page,
  }) => {
    let sends = 0
    page.on('request', (request) => {
      if (request.url().includes('/email/send')) sends += 1
    })
    await openForm(page)
    await expect(buttonOf(page)).toHaveAttribute('aria-disabled', 'true')
    await press(page)
    await expect(formOf(page).getByText(required)).toHaveCount(5)
    await expect(formOf(page).getByText('You must agree to the privacy policy')).toBeVisible()
    await expect(field(page, 'firstName')).toBeFocused()

    await fill(page)
    await expect(buttonOf(page)).not.toHaveAttribute('aria-disabled')
    await field(page, 'email').fill('nobody')
    await expect(buttonOf(page)).toHaveAttribute('aria-disabled', 'true')
    await field(page, 'lastName').press('Enter')
    await expect(field(page, 'email')).toBeFocused()
    await field(page, 'services.concierge').uncheck()
    await field(page, 'services.social-media').uncheck()
    await field(page, 'email').fill('ada@example.com')
    await press(page)
    await expect(field(page, 'services.social-media')).toBeFocused()
    await page.waitForTimeout(3_500)
    expect(sends).toBe(0)
  })

  // RULE-1
  test('a paste that is too long is kept and named, never cut', async ({ page }) => {
    await openForm(page)
    await field(page, 'message').fill('x'.repeat(4_499))
    await expect(formOf(page).getByText('of 5,000')).toHaveCount(0)
    await field(page, 'message').fill('x'.repeat(5_001))
    await expect(field(page, 'message')).toHaveValue('x'.repeat(5_001))
    await expect(formOf(page).getByText('5,001 of 5,000')).toBeVisible()
    await expect.poll(() => errorOf(page, 'message')).toBe('Maximum length is 5000 characters')
    await field(page, 'firstName').fill('x'.repeat(101))
    await expect(field(page, 'firstName')).toHaveValue('x'.repeat(101))
    await expect.poll(() => errorOf(page, 'firstName')).toBe('Maximum length is 100 characters')
  })
})

test.describe('failures', () => {
  // FAIL-1, FAIL-2, SEND-4
  test('the service refuses: the words stay, other ways are offered, a retry keeps the reference', async ({
    page,
    request,
    log,
  }) => {
    log.expect(/429/, /was not sent/)
    await order(request, { status: 429, only: 'team' })
    await openForm(page)
    const email = await fill(page)
    await press(page)
    const alert = formOf(page).getByRole('alert')
    await expect(alert).toHaveText(failedText)
    await expect(field(page, 'message')).toHaveValue('A table for two on Friday,\nsomewhere quiet.')
    await expect(field(page, 'privacyConsent')).toBeChecked()
    await expect(buttonOf(page)).toBeEnabled()
    await expect(buttonOf(page)).toHaveText('Exclusive Access')
    expect(await mailsOf(request, email)).toEqual([])

    const [, reference] =
      /Reference (LEVO-\d{13}-\w{9})/.exec((await formOf(page).textContent()) ?? '') ?? []
    const whatsapp = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')
    const byMail = await page.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href')
    const carried = new URL(whatsapp ?? '').searchParams.get('text')
    for (const part of [
      'Ada Lovelace',
      email,
      '+971 50 123 45 67',
      'somewhere quiet.',
      reference,
    ]) {
      expect(carried).toContain(part)
      expect(decodeURIComponent(byMail ?? '')).toContain(part)
    }
    expect(whatsapp).toMatch(/^https:\/\/wa\.me\/97140000000\?/)
    expect(byMail).toMatch(/^mailto:concierge@levo\.example\?/)
    await expect(formOf(page).getByRole('link', { name: '+971 4 000 0000' })).toHaveAttribute(
      'href',
      'tel:+97140000000',
    )

    await press(page)
    await expect(popup(page)).toBeVisible()
    const team = await teamMailOf(request, email)
    expect(team.params.submission_id).toBe(reference)
    await expect(formOf(page).getByRole('alert')).toHaveCount(0)
  })

  for (const [what, fault, expected] of [
    ['a broken connection', { mode: 'reset' }, /net::ERR_/],
    ['a network login that answers 200', { mode: 'garbage' }, /was not sent/],
  ] as const) {
    test(`${what} is a failure`, async ({ page, request, log }) => {
      log.expect(expected, /was not sent/)
      await order(request, { ...fault, only: 'team' })
      await openForm(page)
      const email = await fill(page)
      await press(page)
      await expect(formOf(page).getByRole('alert')).toHaveText(failedText)
      expect(await mailsOf(request, email)).toEqual([])
    })
  }

  // SEND-7
  test('no answer within 15 s is a failure', async ({ page, log }) => {
    log.expect(/was not sent/)
    await hold(page, '**/email/send')
    await page.clock.install()
    await openForm(page)
    await fill(page)
    await page.clock.fastForward(3_000)
    await press(page)
    await expect(buttonOf(page)).toHaveText('Sending...')
    await page.clock.runFor(14_000)
    await expect(buttonOf(page)).toHaveText('Sending...')
    await page.clock.runFor(2_000)
    await expect(formOf(page).getByRole('alert')).toHaveText(failedText)
  })

  test('an exception that nobody foresaw has a message of its own', async ({ page, log }) => {
    log.expect(/was not sent/)
    await openForm(page)
    await fill(page)
    await page.evaluate(() => {
      Date.prototype.toLocaleString = () => {
        throw new RangeError('broken')
      }
    })
    await press(page)
    await expect(formOf(page).getByRole('alert')).toHaveText(errorText)
    await expect(field(page, 'firstName')).toHaveValue('Ada')
  })

  // SEND-3
  test('a welcome mail that fails is only logged', async ({ page, request, log }) => {
    log.expect(/422/, /no welcome mail/)
    await order(request, { status: 422, only: 'welcome' })
    await openForm(page)
    const email = await fill(page)
    await press(page)
    await expect(popup(page)).toBeVisible()
    await expect.poll(() => log.errors.length).toBeGreaterThan(1)
    expect((await mailsOf(request, email)).map(({ template }) => template)).toEqual(['team'])
  })

  // FAIL-2
  test('the message can be copied, by hand where the browser does not allow it', async ({
    page,
    request,
    log,
  }) => {
    log.expect(/500/, /was not sent/)
    await order(request, { status: 500, only: 'team' })
    await openForm(page)
    await fill(page)
    await field(page, 'message').fill('A long story. '.repeat(200))
    await press(page)
    await expect(formOf(page).getByRole('alert')).toBeVisible()
    await expect(formOf(page)).toContainText('carry a shortened message')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy my message' }).click()
    await expect(page.getByText('Your message is copied.')).toBeAttached()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('A long story. '.repeat(200).trim())

    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await page.getByRole('button', { name: 'Copied' }).click()
    const byHand = page.getByRole('textbox', { name: 'Copy this text' })
    await expect(byHand).toBeFocused()
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('A long story.')
  })
})

test.describe('sending', () => {
  // SEND-5
  test('a double click sends once', async ({ page, request }) => {
    await openForm(page)
    const email = await fill(page)
    await buttonOf(page).dblclick()
    await expect(popup(page)).toBeVisible()
    await page.waitForTimeout(1_500)
    const mails = await mailsOf(request, email)
    expect(mails.filter(({ template }) => template === 'team')).toHaveLength(1)
  })

  // SEND-6
  test('a send sooner than 3 s after the first touch waits, and is not refused', async ({
    page,
  }) => {
    await page.clock.install()
    await openForm(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await fill(page)
    await press(page)
    await page.clock.runFor(2_500)
    await expect(buttonOf(page)).toHaveText('Sending...')
    await page.clock.resume()
    await expect(popup(page)).toBeVisible()
  })

  // SEND-6
  test('a second inquiry soon after the first waits and is sent too', async ({ page, request }) => {
    await openForm(page)
    await fill(page)
    await press(page)
    await expect(popup(page)).toBeVisible()
    await popup(page).getByRole('button', { name: 'Close' }).click()
    const email = await fill(page)
    await press(page)
    await expect(buttonOf(page)).toHaveText('Sending...')
    await expect(popup(page)).toBeVisible({ timeout: 12_000 })
    expect((await mailsOf(request, email)).length).toBeGreaterThan(0)
  })

  test('the welcome mail goes out though the page is left at once', async ({ page, request }) => {
    await openForm(page)
    const email = await fill(page)
    await press(page)
    await expect(popup(page)).toBeVisible()
    await page.goto('/privacy-policy')
    await expect.poll(async () => (await mailsOf(request, email)).length).toBe(2)
  })

  // SEND-5
  test('a link followed while sending waits for the outcome', async ({ page, request }) => {
    await order(request, { status: 200, delayMs: 1_500, only: 'team' })
    await openForm(page)
    await fill(page)
    await press(page)
    await expect(buttonOf(page)).toHaveText('Sending...')
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('header a[href="/about"]')?.click()
    })
    await expect(popup(page)).toBeVisible()
    await expect(page).toHaveURL(/\/contact/)
    await popup(page).getByRole('button', { name: 'Close' }).click()
    await page.locator('header a[href="/about"]').first().click()
    await expect(page).toHaveURL(/\/about/)
  })

  // SEND-6
  test('whoever fills in the hidden field is sent with a mark and not welcomed', async ({
    page,
    request,
  }) => {
    await openForm(page)
    const email = await fill(page)
    await field(page, 'website').evaluate((input: HTMLInputElement) => {
      input.value = 'https://robot.example'
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await press(page)
    await expect(popup(page)).toBeVisible()
    await page.waitForTimeout(2_000)
    const mails = await mailsOf(request, email)
    expect(mails.map(({ template }) => template)).toEqual(['team'])
    expect(mails[0]?.params.message).toContain('may be a robot')
  })

  test('what a browser fills in without telling is sent', async ({ page, request }) => {
    await openForm(page)
    const email = await fill(page)
    await field(page, 'lastName').evaluate((input: HTMLInputElement) => {
      input.value = 'Byron'
    })
    await press(page)
    await expect(popup(page)).toBeVisible()
    expect((await teamMailOf(request, email)).params.from_name).toBe('Ada Byron')
  })

  // SEND-1, ERR-5
  test('blocked storage costs nothing but the draft', async ({ page, request }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }
    })
    await page.goto('/contact?city=dubai')
    await formOf(page).scrollIntoViewIfNeeded()
    await expect(formOf(page)).toHaveAttribute('data-ready')
    const email = await fill(page)
    await press(page)
    await expect(popup(page)).toBeVisible()
    await expect.poll(async () => (await mailsOf(request, email)).length).toBe(2)
  })
})

// FORM-7
test.describe('the confirmation', () => {
  async function sent(page: Page) {
    await openForm(page)
    await fill(page)
    await press(page)
    await expect(popup(page)).toBeVisible()
  }

  test('takes focus, keeps it, and gives it back on Escape', async ({ page }) => {
    await sent(page)
    await expect(popup(page).getByRole('button', { name: 'Close' })).toBeFocused()
    expect(await page.evaluate(() => document.querySelector('dialog:modal') !== null)).toBe(true)
    const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze()
    expect(violations).toEqual([])
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await expect(buttonOf(page)).toBeFocused()
  })

  test('closes on a click beside it, not on one inside', async ({ page }) => {
    await sent(page)
    await popup(page).getByRole('heading').click()
    await expect(popup(page)).toBeVisible()
    await page.mouse.click(20, 20)
    await expect(popup(page)).toHaveCount(0)
    await expect(buttonOf(page)).toBeFocused()
  })
})

test.describe('drafts', () => {
  // DRAFT-1
  test('an unsent inquiry survives a reload, but for the consent', async ({ page }) => {
    await openForm(page)
    await fill(page)
    await field(page, 'location').selectOption('beirut')
    await page.reload()
    await expect(formOf(page)).toHaveAttribute('data-ready')
    await expect(field(page, 'message')).toHaveValue('A table for two on Friday,\nsomewhere quiet.')
    await expect(field(page, 'location')).toHaveValue('beirut')
    await expect(field(page, 'services.concierge')).toBeChecked()
    await expect(field(page, 'services.onlyfans')).not.toBeChecked()
    await expect(field(page, 'privacyConsent')).not.toBeChecked()
    await expect(formOf(page).locator('[aria-invalid=true]')).toHaveCount(0)
    await expect(buttonOf(page)).toHaveAttribute('aria-disabled', 'true')
    await field(page, 'privacyConsent').check()
    await expect(buttonOf(page)).not.toHaveAttribute('aria-disabled')
  })

  test('it waits on every page that has the form', async ({ page }) => {
    await openForm(page)
    await field(page, 'firstName').fill('Ada')
    await page.locator('header a[href="/home"]').first().click()
    await expect(page).toHaveURL(/\/home/)
    await expect(formOf(page)).toHaveAttribute('data-ready')
    await expect(field(page, 'firstName')).toHaveValue('Ada')
  })
})

// FORM-6
test.describe('before its script', () => {
  test('the script is not loaded before the form is near', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (formScript.test(request.url())) scripts.push(request.url())
    })
    await open(page, '/home')
    await page.waitForTimeout(1_000)
    expect(scripts).toEqual([])
    await formOf(page).scrollIntoViewIfNeeded()
    await expect(formOf(page)).toHaveAttribute('data-ready')
    expect(scripts).toHaveLength(1)
  })

  test('words typed and a press made too early are kept', async ({ page }) => {
    const release = await hold(page, formScript)
    await open(page, '/contact')
    await field(page, 'firstName').fill('Ada')
    await field(page, 'message').fill('Somewhere quiet, please.')
    await field(page, 'services.onlyfans').check()
    await field(page, 'privacyConsent').check()
    await field(page, 'location').selectOption('zurich')
    await field(page, 'firstName').press('Enter')
    await expect(page).toHaveURL(/\/contact$/)
    release()
    await expect(formOf(page)).toHaveAttribute('data-ready')
    await expect(field(page, 'firstName')).toHaveValue('Ada')
    await expect(field(page, 'message')).toHaveValue('Somewhere quiet, please.')
    await expect(field(page, 'services.onlyfans')).toBeChecked()
    await expect(field(page, 'privacyConsent')).toBeChecked()
    await expect(field(page, 'location')).toHaveValue('zurich')
    await expect(field(page, 'lastName')).toBeFocused()
    expect(await errorOf(page, 'lastName')).toBe('This field is required')
  })

  test('a script that cannot be had leaves the direct ways and a second chance', async ({
    page,
    log,
  }) => {
    log.expect(/ERR_FAILED/, /script of the contact form did not arrive/)
    await page.route(formScript, (route) => route.abort())
    await open(page, '/contact')
    await formOf(page).scrollIntoViewIfNeeded()
    const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
    await expect(notice).toBeVisible({ timeout: 15_000 })
    await expect(notice.getByRole('link', { name: /\+971 4 000 0000/ })).toBeVisible()
    await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('without JavaScript the direct ways stand instead of a dead form', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/contact')
    await expect(formOf(page)).toBeHidden()
    const ways = page.locator('#contact-form [data-without-script]')
    await expect(ways.getByRole('link')).toHaveCount(4)
    await expect(ways.getByRole('link', { name: /concierge@levo\.example/ })).toBeVisible()
    await context.close()
  })
})

test.describe('location and country', () => {
  // FORM-3
  test('the location follows the visitor’s city until the visitor sets it', async ({ page }) => {
    await openForm(page, '/city/oslo')
    await expect(field(page, 'location')).toHaveValue('oslo')
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('main a[href="/city/beirut"]')?.click()
    })
    await expect(page).toHaveURL(/\/city\/beirut/)
    await expect(field(page, 'location')).toHaveValue('beirut')
    await field(page, 'location').selectOption('stockholm')
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('main a[href="/city/zurich"]')?.click()
    })
    await expect(page).toHaveURL(/\/city\/zurich/)
    await expect(field(page, 'location')).toHaveValue('stockholm')
  })

  test('another city’s visitor never reads the prerendered city’s hint', async ({ page }) => {
    const release = await hold(page, formScript)
    await open(page, '/contact', 'zurich')
    const dubai = documentOf('contact-form', 'dubai').messageHint ?? '?'
    await expect(page.getByText(dubai)).toBeHidden()
    release()
    await expect(formOf(page)).toHaveAttribute('data-ready')
    await expect(formOf(page)).toContainText(
      documentOf('contact-form', 'zurich').messageHint ?? '?',
    )
    await expect(field(page, 'location')).toHaveValue('zurich')
  })

  // FORM-2
  test('the country code is searched and chosen by keyboard', async ({ page, request }) => {
    await openForm(page)
    const country = page.getByRole('combobox', { name: 'Country code' })
    await expect(country).toHaveValue('+971')
    await country.focus()
    await page.keyboard.press('ArrowDown')
    await expect(country).toHaveAttribute('aria-expanded', 'true')
    await expect(countriesOf(page)).toHaveCount(countryCodes.length)
    await expect(countriesOf(page).filter({ hasText: 'United Arab Emirates' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.type('370')
    await expect(countriesOf(page)).toHaveText([/Lietuva/, /Lithuania/])
    await expect(countriesOf(page).locator('img')).toHaveCount(2)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(country).toHaveValue('+370')
    await expect(country).toHaveAttribute('aria-expanded', 'false')

    await page.keyboard.type('zzz')
    await expect(countriesOf(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(country).toHaveValue('+370')
    await page.keyboard.press('Escape')
    await expect(country).toHaveValue('+370')

    await page.keyboard.type('canada')
    await page.keyboard.press('Enter')
    await expect(country).toHaveValue('+1')
    await page.keyboard.press('Tab')
    await expect(field(page, 'phone')).toBeFocused()
    await expect(country).toHaveValue('+1')

    const email = await fill(page)
    await press(page)
    await expect(popup(page)).toBeVisible()
    const mail = await teamMailOf(request, email)
    expect(mail.params.phone).toBe('+1 50 123 45 67')
  })
})

// FORM-8
test('the whole form can be filled in and sent by keyboard alone', async ({ page, request }) => {
  await openForm(page)
  const email = newAddress()
  await field(page, 'firstName').focus()
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await type('Ada')
  await type('Lovelace')
  await type(email)
  await expect(field(page, 'location')).toBeFocused()
  await page.keyboard.type('New')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Country code' })).toBeFocused()
  await page.keyboard.press('Tab')
  await type('501234567')
  await type('ada')
  await expect(field(page, 'services.social-media')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await type('A table for two on Friday.')
  await expect(field(page, 'privacyConsent')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(formOf(page).getByRole('link', { name: /privacy policy/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(buttonOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(popup(page)).toHaveCount(0)
  await expect(buttonOf(page)).toBeFocused()
  const mail = await teamMailOf(request, email)
  expect(mail.params).toMatchObject({ location: 'new-york', services: 'concierge' })
})

// A11Y-1
test('nothing in the form hinders assistive technology', async ({ page }) => {
  await openForm(page)
  const check = async () => {
    const { violations } = await new AxeBuilder({ page }).include('#contact-form').analyze()
    expect(violations).toEqual([])
  }
  await check()
  await press(page)
  await expect(formOf(page).getByText('This field is required')).toHaveCount(5)
  await check()
  await page.getByRole('combobox', { name: 'Country code' }).click()
  await expect(countriesOf(page)).toHaveCount(countryCodes.length)
  await check()
})
