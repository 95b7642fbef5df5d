/**
 * The contact form as a visitor uses it: fields, rules, focus (FORM-1, RULE-1, SEND-1). The rules themselves are
 * tested in app/inquiry/inquiry.test.ts, the search of countries in country-search.test.ts.
 */
import type { Locator, Page } from '@playwright/test'
import { countryCodes } from '../../app/inquiry/country-codes'
import { site } from '../../app/site/site'
import { axeOf } from './axe'
import {
  buttonOf,
  expect,
  field,
  fill,
  follow,
  formOf,
  formReady,
  formScript,
  libraryChunk,
  mailsOf,
  moduleOf,
  newAddress,
  open,
  openForm,
  popup,
  press,
  someWords,
  teamMailOf,
  test,
} from './fixtures'

const required = 'This field is required'

/** The error text of a field. */
async function errorOf(page: Page, name: string): Promise<string> {
  const ids = (await field(page, name).first().getAttribute('aria-describedby')) ?? ''
  const id = ids.split(' ').find((part) => part.endsWith('-error'))
  return id ? ((await page.locator(`[id="${id}"]`).textContent()) ?? '') : ''
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
  request,
}) => {
  await page.clock.install()
  await openForm(page, '/contact?city=oslo')
  const country = countryCodeOf(page)

  await test.step('an empty form reports every missing field, and is accessible', async () => {
    await expect(buttonOf(page)).toHaveText('Exclusive Access')
    await expect(buttonOf(page)).toHaveAttribute('aria-disabled', 'true')
    await press(page)
    await expect(formOf(page).getByText(required)).toHaveCount(5)
    await expect(formOf(page).getByText('You must agree to the privacy policy')).toBeVisible()
    await expect(field(page, 'firstName')).toBeFocused()
    await country.click()
    await expect(countriesOf(page)).toHaveCount(countryCodes.length)
    await expectAccessible(page, '#contact-form')
    await page.keyboard.press('Escape')
  })

  const email = await fill(page)
  await test.step('both mails carry what was written, once although the button is clicked twice', async () => {
    await page.clock.fastForward(3_000)
    await buttonOf(page).dblclick()
    await expect(popup(page)).toContainText("Form submitted successfully! We'll reach out soon")
    await expect.poll(async () => (await mailsOf(request, email)).length).toBe(2)
    const [welcome, team] = await mailsOf(request, email)
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
    await expect(popup(page)).toContainText(team?.params.submission_id ?? '?')
  })

  await test.step('the confirmation takes focus, keeps it and returns it; a click beside it closes it, a click on it does not', async () => {
    await expect(popup(page).getByRole('button', { name: 'Close' })).toBeFocused()
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    await expectAccessible(page, 'dialog[open]')
    await popup(page).getByRole('heading').click()
    await expect(popup(page)).toBeVisible()
    await page.mouse.click(20, 20)
    await expect(popup(page)).toHaveCount(0)
    await expect(buttonOf(page)).toBeFocused()
  })

  await test.step('the form is empty again and nothing of the inquiry is stored', async () => {
    for (const name of ['firstName', 'lastName', 'email', 'phone', 'instagramHandle', 'message']) {
      await expect(field(page, name)).toHaveValue('')
    }
    await expect(formOf(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expect(formOf(page).locator('[aria-invalid=true]')).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('levo:draft'))).toBeNull()
  })

  const other = newAddress()
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await test.step('the whole form is filled in by keyboard alone', async () => {
    await field(page, 'firstName').focus()
    await type('Ada')
    await type('Lovelace')
    await type(other)
    await expect(field(page, 'location')).toBeFocused()
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
    await expect(formOf(page).getByText('“zzz”')).toHaveText(/The code is still \+370/)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowDown')
    await expect(formOf(page).getByText('“zzz”')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(field(page, 'phone')).toBeFocused()
    await expect(country, 'a list that was only opened').toHaveValue('+370')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('norw')
    await page.keyboard.press('Tab')
    await expect(country).toHaveValue('+47')
    await page.keyboard.type('+971501234567')
    await page.keyboard.press('Shift+Tab')
    await expect(country).toHaveValue('+971')
    await expect(field(page, 'phone')).toHaveValue('501234567')
    await field(page, 'phone').fill('')
    await country.focus()

    await page.keyboard.type('canada')
    await page.keyboard.press('Enter')
    await expect(country).toHaveValue('+1')
    await page.keyboard.press('Tab')
    await expect(field(page, 'phone')).toBeFocused()
    await expect(country).toHaveValue('+1')
  })

  await test.step('it is sent without the optional fields, and Enter closes the confirmation', async () => {
    await type('501234567')
    await page.keyboard.press('Tab')
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
    await page.clock.fastForward(10_000)
    await page.keyboard.press('Enter')
    await expect(popup(page)).toBeVisible()
    // The first inquiry was sent once: all of its mails would have arrived by now.
    expect(await mailsOf(request, email)).toHaveLength(2)
    expect((await teamMailOf(request, other)).params).toMatchObject({
      location: 'new-york',
      services: 'concierge',
      phone: '+1 501234567',
      instagram_handle: 'Not provided',
    })
    await page.keyboard.press('Enter')
    await expect(popup(page)).toHaveCount(0)
    await expect(buttonOf(page)).toBeFocused()
  })

  await test.step('the form has the city’s location and country code again', async () => {
    await expect(field(page, 'location')).toHaveValue('oslo')
    await expect(country).toHaveValue('+971')
  })
})

// RULE-1, RULE-2, RULE-3, RULE-4, FORM-3, FORM-6, SEND-1
test('applies rules and messages in a form whose script loads late, and its location follows the city', async ({
  page,
}) => {
  let sends = 0
  page.on('request', (request) => {
    if (request.url().includes('/email/send')) sends += 1
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (formScript.test(request.url())) scripts.push(request.url())
  })
  const libraries: string[] = []
  const library = libraryChunk()
  page.on('request', (request) => {
    if (library.test(request.url())) libraries.push(request.url())
  })
  await page.clock.install()

  await test.step('the script is not loaded before the form is near', async () => {
    // The main pages are prefetched only after the page has settled, long after a form in view.
    await open(page, '/city/oslo')
    const about = page.locator(`link[rel=modulepreload][href="${moduleOf('about')}"]`)
    await expect(about).toBeAttached()
    expect(scripts).toEqual([])
    await formReady(page)
    expect(scripts).toHaveLength(1)
  })

  await test.step('a touched or dirty field shows its error, other fields do not', async () => {
    await expect(formOf(page).locator('[aria-invalid=true]')).toHaveCount(0)
    // SEND-1: the library waits for the first touch.
    expect(libraries).toEqual([])
    await field(page, 'firstName').focus()
    await expect.poll(() => libraries.length).toBe(1)
    await page.keyboard.press('Tab')
    await expect.poll(() => errorOf(page, 'firstName')).toBe(required)
    expect(await errorOf(page, 'lastName')).toBe('')
    for (const [name, wrong, message, right] of [
      ['firstName', ' A ', 'Minimum length is 2 characters', 'Al'],
      ['email', 'ada@example', 'Please enter a valid email address', "o'brien+levo@example.co.uk"],
      ['phone', '123456', 'Please enter a valid phone number', '(04) 000-0000'],
      ['message', 'Too short', 'Minimum length is 10 characters', 'Just right'],
    ] as const) {
      await field(page, name).fill(wrong)
      await expect.poll(() => errorOf(page, name), `${name}: "${wrong}"`).toBe(message)
      await field(page, name).fill(right)
      await expect.poll(() => errorOf(page, name), `${name}: "${right}"`).toBe('')
    }
  })

  await test.step('services and consent: unticking shows an error, ticking again removes it', async () => {
    await field(page, 'services.concierge').check()
    await field(page, 'services.concierge').uncheck()
    await expect.poll(() => errorOf(page, 'services.onlyfans')).toContain(required)
    await field(page, 'services.onlyfans').check()
    await expect.poll(() => errorOf(page, 'services.onlyfans')).toBe('')
    await field(page, 'privacyConsent').check()
    await field(page, 'privacyConsent').uncheck()
    await expect
      .poll(() => errorOf(page, 'privacyConsent'))
      .toBe('You must agree to the privacy policy')
    await field(page, 'privacyConsent').check()
    await expect.poll(() => errorOf(page, 'privacyConsent')).toBe('')
  })

  await test.step('an overlong paste is cut at the limit, and the form says so', async () => {
    await field(page, 'message').fill('x'.repeat(4_499))
    await expect(field(page, 'message')).toHaveValue('x'.repeat(4_499))
    await expect(formOf(page).getByText('of 5,000')).toHaveCount(0)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText('y'.repeat(1_000_000)))
    await field(page, 'message').press('ControlOrMeta+End')
    await page.keyboard.press('ControlOrMeta+V')
    await expect(
      formOf(page).getByText('5,000 of 5,000: what goes beyond is cut off'),
    ).toBeVisible()
    await expect(field(page, 'message')).toHaveValue('x'.repeat(4_499) + 'y'.repeat(501))
    await page.keyboard.press('Backspace')
    await expect(formOf(page).getByText('4,999 of 5,000')).toBeVisible()
    await expect(formOf(page).getByText('cut off')).toHaveCount(0)
  })

  await test.step('a line accepts one character too many, so that its rule reports it', async () => {
    await field(page, 'lastName').fill('')
    await field(page, 'lastName').press('ControlOrMeta+V')
    await expect(field(page, 'lastName')).toHaveValue('y'.repeat(101))
    await expect.poll(() => errorOf(page, 'lastName')).toBe('Maximum length is 100 characters')
  })

  await test.step('the button looks disabled while a field is invalid; pressing it moves focus there', async () => {
    await fill(page)
    await expect(buttonOf(page)).not.toHaveAttribute('aria-disabled')
    await field(page, 'email').fill('nobody')
    await expect(buttonOf(page)).toHaveAttribute('aria-disabled', 'true')
    await field(page, 'lastName').press('Enter')
    await expect(field(page, 'email')).toBeFocused()
    await field(page, 'email').fill('ada@example.com')
    for (const name of ['social-media', 'concierge', 'onlyfans']) {
      await field(page, `services.${name}`).uncheck()
    }
    await press(page)
    await expect(field(page, 'services.social-media')).toBeFocused()
  })

  await test.step('nothing was sent or will be', async () => {
    await page.clock.runFor(5_000)
    await expect(buttonOf(page)).toHaveText('Exclusive Access')
    expect(sends).toBe(0)
  })

  await test.step('the location follows the visitor’s city until the visitor sets it', async () => {
    await expect(field(page, 'location')).toHaveValue('oslo')
    await follow(page, '/city/beirut')
    await expect(page).toHaveURL(/\/city\/beirut/)
    await expect(field(page, 'location')).toHaveValue('beirut')
    await field(page, 'location').selectOption('stockholm')
    await follow(page, '/city/zurich')
    await expect(page).toHaveURL(/\/city\/zurich/)
    await expect(field(page, 'location')).toHaveValue('stockholm')
  })
})
