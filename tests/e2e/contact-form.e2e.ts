/**
 * The contact form as a visitor uses it: fields, rules, focus (FORM-1, RULE-1, SEND-1). The rules themselves are
 * tested in app/inquiry/inquiry.test.ts, the search of countries in country-search.test.ts.
 */
import type { Locator, Page } from '@playwright/test'
import { countryCodes } from '../../app/inquiry/country-codes'
import { site } from '../../app/site/site'
import { axeOf } from './axe'
import { expect, follow, libraryChunk, moduleOf, open, requestsOf } from './fixtures'
import { formScript, type InquiryForm, newAddress, someWords, test } from './form'

const required = 'This field is required'

/** The error text of a field. */
async function errorOf(form: InquiryForm, name: string): Promise<string> {
  const ids = (await form.field(name).first().getAttribute('aria-describedby')) ?? ''
  const id = ids.split(' ').find((part) => part.endsWith('-error'))
  return id ? ((await form.page.locator(`[id="${id}"]`).textContent()) ?? '') : ''
}

/** The entries of the open list of country codes. */
function countriesOf(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Country code' }).getByRole('option')
}

function countryCodeOf(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Country code' })
}

/** Expects a part of the page to have no accessibility violations. */
async function expectAccessible(page: Page, part: string): Promise<void> {
  const { violations } = await axeOf(page).include(part).analyze()
  expect(violations).toEqual([])
}

// SEND-1, SEND-2, SEND-3, SEND-5, FORM-2, FORM-5, FORM-7, FORM-8, RULE-4, RULE-5, A11Y-1
test('delivers an inquiry, welcomes the visitor, and sends a second one written by keyboard alone', async ({
  page,
  form,
}) => {
  await page.clock.install()
  await form.open('/contact?city=oslo')
  const country = countryCodeOf(page)

  await test.step('an empty form reports every missing field, and is accessible', async () => {
    await expect(form.button).toHaveText('Exclusive Access')
    await expect(form.button).toHaveAttribute('aria-disabled', 'true')
    await form.press()
    await expect(form.element.getByText(required)).toHaveCount(5)
    await expect(form.element.getByText('You must agree to the privacy policy')).toBeVisible()
    await expect(form.field('firstName')).toBeFocused()
    await country.click()
    await expect(countriesOf(page)).toHaveCount(countryCodes.length)
    await expectAccessible(page, '#contact-form')
    await page.keyboard.press('Escape')
  })

  const email = await form.fill()
  await test.step('both mails carry what was written, once although the button is clicked twice', async () => {
    await page.clock.fastForward(3_000)
    // In one task: the second click of a slow pair may land on the confirmation and take its focus.
    await form.button.evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(form.popup).toContainText("Form submitted successfully! We'll reach out soon")
    await form.expectMails(email, 2)
    const [welcome, team] = await form.mailsOf(email)
    expect(team?.params).toEqual({
      to_email: site.email.display,
      from_name: 'Ada Lovelace',
      from_email: email,
      instagram_handle: 'ada',
      phone: '+971 50 123 45 67',
      location: 'oslo',
      services: 'social-media, concierge',
      message: someWords,
      submission_id: expect.stringMatching(/^LEVO-\d{13}-[0-9A-Z]{9}$/),
      reply_to: email,
      time: expect.stringMatching(/^\w+day, \w+ \d{1,2}, \d{4} at \d{1,2}:\d{2}\s[AP]M/),
    })
    expect(welcome?.params).toEqual({
      to_email: email,
      from_email: site.email.display,
      reply_to: site.email.display,
      customer_name: 'Ada',
      customer_FirstName: 'Ada',
      submission_id: team?.params.submission_id,
      time: expect.any(String),
    })
    expect([team?.replyTo, welcome?.to]).toEqual([email, email])
    await expect(form.popup).toContainText(team?.params.submission_id ?? '?')
  })

  await test.step('the confirmation takes focus, keeps it and returns it; a click beside it closes it, a click on it does not', async () => {
    await expect(form.popup.getByRole('button', { name: 'Close' })).toBeFocused()
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    await expectAccessible(page, 'dialog[open]')
    await form.popup.getByRole('heading').click()
    await expect(form.popup).toBeVisible()
    await page.mouse.click(20, 20)
    await expect(form.popup).toHaveCount(0)
    await expect(form.button).toBeFocused()
  })

  await test.step('the form is empty again and nothing of the inquiry is stored', async () => {
    for (const name of ['firstName', 'lastName', 'email', 'phone', 'instagramHandle', 'message']) {
      await expect(form.field(name)).toHaveValue('')
    }
    await expect(form.element.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expect(form.element.locator('[aria-invalid=true]')).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('levo:draft'))).toBeNull()
  })

  const other = newAddress()
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await test.step('the whole form is filled in by keyboard alone', async () => {
    await form.field('firstName').focus()
    await type('Ada')
    await type('Lovelace')
    await type(other)
    await expect(form.field('location')).toBeFocused()
    await type('New')
    await expect(country).toBeFocused()
  })

  await test.step('the country code is searched and chosen', async () => {
    await expect(country).toHaveValue('+971')
    await page.keyboard.press('ArrowDown')
    await expect(country).toHaveAttribute('aria-expanded', 'true')
    await expect(countriesOf(page)).toHaveCount(countryCodes.length)
    await expect(countriesOf(page).filter({ hasText: 'United Arab Emirates' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.type('00370')
    await expect(countriesOf(page)).toHaveText([/Lietuva/, /Lithuania/])
    await expect(countriesOf(page).locator('img')).toHaveCount(2)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(country).toHaveValue('+370')
    await expect(country).toHaveAttribute('aria-expanded', 'false')

    await page.keyboard.type('zzz')
    await expect(page.getByText('Nothing by that name').first()).toBeVisible()
    await expect(countriesOf(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(country).toHaveValue('+370')
    await page.keyboard.press('Escape')
    await expect(country).toHaveValue('+370')

    await page.keyboard.type('zzz')
    await page.keyboard.press('Tab')
    await expect(country).toHaveValue('+370')
    await expect(form.element.getByText('“zzz”')).toHaveText(/The code is still \+370/)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowDown')
    await expect(form.element.getByText('“zzz”')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(form.field('phone')).toBeFocused()
    await expect(country, 'a list that was only opened').toHaveValue('+370')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('norw')
    await page.keyboard.press('Tab')
    await expect(country).toHaveValue('+47')
    await page.keyboard.type('+971501234567')
    await page.keyboard.press('Shift+Tab')
    await expect(country).toHaveValue('+971')
    await expect(form.field('phone')).toHaveValue('501234567')
    await form.field('phone').fill('')
    await country.focus()

    await page.keyboard.type('canada')
    await page.keyboard.press('Enter')
    await expect(country).toHaveValue('+1')
    await page.keyboard.press('Tab')
    await expect(form.field('phone')).toBeFocused()
    await expect(country).toHaveValue('+1')
  })

  await test.step('it is sent without the optional fields, and Enter closes the confirmation', async () => {
    await type('501234567')
    await page.keyboard.press('Tab')
    await expect(form.field('services.social-media')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await type('A table for two on Friday.')
    await expect(form.field('privacyConsent')).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(form.element.getByRole('link', { name: /privacy policy/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(form.button).toBeFocused()
    await page.clock.fastForward(10_000)
    await page.keyboard.press('Enter')
    await expect(form.popup).toBeVisible()
    // The first inquiry was sent once: all of its mails would have arrived by now.
    expect(await form.mailsOf(email)).toHaveLength(2)
    expect(await form.teamMailOf(other)).toMatchObject({
      location: 'new-york',
      services: 'concierge',
      phone: '+1 501234567',
      instagram_handle: 'Not provided',
    })
    await page.keyboard.press('Enter')
    await expect(form.popup).toHaveCount(0)
    await expect(form.button).toBeFocused()
  })

  await test.step('the form has the city’s location and country code again', async () => {
    await expect(form.field('location')).toHaveValue('oslo')
    await expect(country).toHaveValue('+971')
  })
})

// RULE-1, RULE-2, RULE-3, RULE-4, FORM-3, FORM-6, SEND-1
test('applies rules and messages in a form whose script loads late, and its location follows the city', async ({
  page,
  form,
}) => {
  const sends = requestsOf(page, /\/email\/send/)
  const scripts = requestsOf(page, formScript)
  const libraries = requestsOf(page, libraryChunk())
  await page.clock.install()

  await test.step('the script is not loaded before the form is near', async () => {
    // The main pages are prefetched only after the page has settled, long after a form in view.
    await open(page, '/city/oslo')
    const about = page.locator(`link[rel=modulepreload][href="${moduleOf('about')}"]`)
    await expect(about).toBeAttached()
    expect(scripts).toEqual([])
    await form.ready()
    expect(scripts).toHaveLength(1)
  })

  await test.step('a touched or dirty field shows its error, other fields do not', async () => {
    await expect(form.element.locator('[aria-invalid=true]')).toHaveCount(0)
    // SEND-1: the library waits for the first touch.
    expect(libraries).toEqual([])
    await form.field('firstName').focus()
    await expect.poll(() => libraries.length).toBe(1)
    await page.keyboard.press('Tab')
    await expect.poll(() => errorOf(form, 'firstName')).toBe(required)
    expect(await errorOf(form, 'lastName')).toBe('')
    for (const [name, wrong, message, right] of [
      ['firstName', ' A ', 'Minimum length is 2 characters', 'Al'],
      ['email', 'ada@example', 'Please enter a valid email address', "o'brien+levo@example.co.uk"],
      ['phone', '123456', 'Please enter a valid phone number', '(04) 000-0000'],
      ['message', 'Too short', 'Minimum length is 10 characters', 'Just right'],
    ] as const) {
      await form.field(name).fill(wrong)
      await expect.poll(() => errorOf(form, name), `${name}: "${wrong}"`).toBe(message)
      await form.field(name).fill(right)
      await expect.poll(() => errorOf(form, name), `${name}: "${right}"`).toBe('')
    }
  })

  await test.step('services and consent: unticking shows an error, ticking again removes it', async () => {
    await form.field('services.concierge').check()
    await form.field('services.concierge').uncheck()
    await expect.poll(() => errorOf(form, 'services.onlyfans')).toContain(required)
    await form.field('services.onlyfans').check()
    await expect.poll(() => errorOf(form, 'services.onlyfans')).toBe('')
    await form.field('privacyConsent').check()
    await form.field('privacyConsent').uncheck()
    await expect
      .poll(() => errorOf(form, 'privacyConsent'))
      .toBe('You must agree to the privacy policy')
    await form.field('privacyConsent').check()
    await expect.poll(() => errorOf(form, 'privacyConsent')).toBe('')
  })

  await test.step('an overlong paste is cut at the limit, and the form says so', async () => {
    await form.field('message').fill('x'.repeat(4_499))
    await expect(form.field('message')).toHaveValue('x'.repeat(4_499))
    await expect(form.element.getByText('of 5,000')).toHaveCount(0)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText('y'.repeat(1_000_000)))
    await form.field('message').press('ControlOrMeta+End')
    await page.keyboard.press('ControlOrMeta+V')
    await expect(
      form.element.getByText('5,000 of 5,000: what goes beyond is cut off'),
    ).toBeVisible()
    await expect(form.field('message')).toHaveValue('x'.repeat(4_499) + 'y'.repeat(501))
    await page.keyboard.press('Backspace')
    await expect(form.element.getByText('4,999 of 5,000')).toBeVisible()
    await expect(form.element.getByText('cut off')).toHaveCount(0)
  })

  await test.step('a line accepts one character too many, so that its rule reports it', async () => {
    await form.field('lastName').fill('')
    await form.field('lastName').press('ControlOrMeta+V')
    await expect(form.field('lastName')).toHaveValue('y'.repeat(101))
    await expect.poll(() => errorOf(form, 'lastName')).toBe('Maximum length is 100 characters')
  })

  await test.step('the button looks disabled while a field is invalid; pressing it moves focus there', async () => {
    await form.fill()
    await expect(form.button).not.toHaveAttribute('aria-disabled')
    await form.field('email').fill('nobody')
    await expect(form.button).toHaveAttribute('aria-disabled', 'true')
    await form.field('lastName').press('Enter')
    await expect(form.field('email')).toBeFocused()
    await form.field('email').fill('ada@example.com')
    for (const name of ['social-media', 'concierge', 'onlyfans']) {
      await form.field(`services.${name}`).uncheck()
    }
    await form.press()
    await expect(form.field('services.social-media')).toBeFocused()
  })

  await test.step('nothing was sent or will be', async () => {
    await page.clock.runFor(5_000)
    await expect(form.button).toHaveText('Exclusive Access')
    expect(sends).toEqual([])
  })

  await test.step('the location follows the visitor’s city until the visitor sets it', async () => {
    await expect(form.field('location')).toHaveValue('oslo')
    await follow(page, '/city/beirut')
    await expect(page).toHaveURL(/\/city\/beirut/)
    await expect(form.field('location')).toHaveValue('beirut')
    await form.field('location').selectOption('stockholm')
    await follow(page, '/city/zurich')
    await expect(page).toHaveURL(/\/city\/zurich/)
    await expect(form.field('location')).toHaveValue('stockholm')
  })
})
