import { changeCity, cityShown, expect, headerLink, load } from './fixtures'
import { test } from './form'

/** Values that our code never writes, under every key the site uses. */
const garbage = {
  session: {
    selectedCity: '{"$ne": "dubai"}',
    'levo:destination': 'javascript:alert(1)',
    'levo:last-sent': '9e99',
    'levo:draft': JSON.stringify({
      fields: {
        firstName: { toString: 'Ada' },
        lastName: 'Lovelace',
        message: ['a', 'list'],
        location: 'atlantis',
        countryId: 'zz',
        'services.concierge': 'yes',
        'services.onlyfans': true,
        'services.hack': true,
        services: { concierge: true },
        privacyConsent: true,
      },
      submissionId: '<img src=x onerror=alert(1)>',
    }),
  },
  local: { 'levo:consent': '][', 'emailjs-0': '{' },
}

// ERR-5
test('storage with garbage under every key, then full storage', async ({ page, form, log }) => {
  log.expect(/status of 500/, /was not sent/)
  await page.clock.install()
  await page.addInitScript(({ session, local }) => {
    if (window.sessionStorage.length > 0) return
    for (const [key, value] of Object.entries(session)) window.sessionStorage.setItem(key, value)
    for (const [key, value] of Object.entries(local)) window.localStorage.setItem(key, value)
  }, garbage)

  await test.step('a choice of city leads to the home page, whatever the garbage says', async () => {
    await load(page, '/landing')
    await page.getByRole('link', { name: /^Oslo/ }).click()
    await expect(page).toHaveURL(/\/oslo\/home$/)
  })

  await page.evaluate(({ session }) => {
    for (const [key, value] of Object.entries(session)) window.sessionStorage.setItem(key, value)
  }, garbage)
  await load(page, '/contact')
  await expect(cityShown(page)).toContainText('Dubai')
  await form.ready()

  await test.step('wrong parts of a draft are dropped, the rest is kept', async () => {
    await expect(form.field('firstName')).toHaveValue('')
    await expect(form.field('lastName')).toHaveValue('Lovelace')
    await expect(form.field('message')).toHaveValue('')
    await expect(form.field('location')).toHaveValue('dubai')
    await expect(page.getByRole('combobox', { name: 'Country code' })).toHaveValue('+971')
    await expect(form.field('services.concierge')).not.toBeChecked()
    await expect(form.field('services.onlyfans')).toBeChecked()
    await expect(form.field('privacyConsent')).not.toBeChecked()
  })

  await test.step('the form sends, under a new reference', async () => {
    const email = await form.fill()
    await form.send()
    const params = await form.teamMailOf(email)
    expect(params.submission_id).toMatch(/^LEVO-\d{13}-[0-9A-Z]{9}$/)
    expect(params).toMatchObject({
      location: 'dubai',
      services: 'social-media, concierge, onlyfans',
    })
    await form.closePopup()
  })

  await test.step('full storage: the latest choice counts', async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await changeCity(page, 'stockholm')
    await expect(page).toHaveURL(/\/home/)
    await expect(cityShown(page)).toContainText('Stockholm')
    await headerLink(page, 'About').click()
    await expect(page).toHaveURL('/stockholm/about')
    await expect(cityShown(page)).toContainText('Stockholm')
  })

  await test.step('an inquiry is sent under one reference', async () => {
    await headerLink(page, 'Contact').click()
    await expect(page).toHaveURL('/stockholm/contact')
    await form.ready()
    await expect(form.field('location')).toHaveValue('stockholm')
    const email = await form.fill()
    await form.sendInVain()
    const failed = await form.reference()
    await form.press()
    await expect(form.popup).toBeVisible()
    expect((await form.teamMailOf(email)).location).toBe('stockholm')
    expect(failed).toContain(await form.referenceOf(email))
  })
})
