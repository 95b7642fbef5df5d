/** What people write: names from right to left, emoji, combining marks, and far too much of it. */
import {
  buttonOf,
  expect,
  failedText,
  field,
  fill,
  formOf,
  formReady,
  openForm,
  order,
  popup,
  press,
  pressLater,
  teamMailOf,
  testWithMailbox as test,
} from './fixtures'

test('names from right to left, emoji and combining marks arrive as they were written, by mail and by every other way', async ({
  page,
  request,
  log,
}) => {
  log.expect(/status of 500/, /was not sent/)
  const written = {
    firstName: 'محمد',
    lastName: 'אֲבְרָהָם-O’Brie\u0301n 👩🏽‍🚀',
    message:
      'أريد طاولة لشخصين يوم الجمعة.\n家族🧑‍🧑‍🧒 Z͑ͫalgo & “quotes” <b>tags</b> \u202Eback\u202C',
  }
  await page.clock.install()
  await openForm(page)
  const email = await fill(page)
  for (const [name, words] of Object.entries(written)) await field(page, name).fill(words)
  // Words from right to left begin at the right, those beside them at the left.
  const direction = (name: string) =>
    field(page, name).evaluate((control) => getComputedStyle(control).direction)
  expect(await direction('firstName')).toBe('rtl')
  expect(await direction('message')).toBe('rtl')
  expect(await direction('email')).toBe('ltr')

  await order(request, { status: 500, only: 'team' })
  await pressLater(page)
  await expect(formOf(page).getByRole('alert')).toHaveText(failedText)
  for (const [name, words] of Object.entries(written)) {
    await expect(field(page, name)).toHaveValue(words)
  }
  const whatsapp = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')
  const byMail = await page.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href')
  expect(new URL(whatsapp ?? '').searchParams.get('text')).toContain(written.message)
  expect(decodeURIComponent(byMail ?? '').replaceAll('\r\n', '\n')).toContain(written.message)

  await page.reload()
  await formReady(page)
  await expect(field(page, 'message')).toHaveValue(written.message)
  await field(page, 'privacyConsent').check()
  await pressLater(page)
  await expect(popup(page)).toBeVisible()
  expect((await teamMailOf(request, email)).params).toMatchObject({
    from_name: `${written.firstName} ${written.lastName}`,
    message: written.message,
  })
})

test('ten thousand characters pasted are kept, counted and named; cut by the visitor to the limit they are sent whole', async ({
  page,
  request,
  context,
}) => {
  // Three bytes each: the longest message the rules allow is far from the longest body the service takes.
  const novel = '海'.repeat(10_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openForm(page)
  const email = await fill(page)
  await field(page, 'message').fill('')
  await page.evaluate((text) => navigator.clipboard.writeText(text), novel)
  await page.keyboard.press('ControlOrMeta+v')
  await expect(field(page, 'message')).toHaveValue(novel)
  await expect(formOf(page).getByText('10,000 of 5,000')).toBeVisible()
  await expect(formOf(page).getByText('Maximum length is 5000 characters')).toBeVisible()
  await expect(buttonOf(page)).toHaveAttribute('aria-disabled', 'true')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1_440)
  await press(page)
  await expect(field(page, 'message')).toBeFocused()

  await page.reload()
  await formReady(page)
  await expect(field(page, 'message')).toHaveValue(novel)
  await field(page, 'message').fill(novel.slice(0, 5_000))
  await field(page, 'privacyConsent').check()
  await pressLater(page)
  await expect(popup(page)).toBeVisible()
  expect((await teamMailOf(request, email)).params.message).toBe(novel.slice(0, 5_000))
})
