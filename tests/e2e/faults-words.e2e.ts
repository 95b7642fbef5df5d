/** Text that people write: right-to-left names, emoji, combining marks, and far too much of it. */
import {
  beyondTheWindow,
  closePopup,
  expect,
  field,
  fill,
  formOf,
  formReady,
  popup,
  press,
  pressLater,
  sendInVain,
  teamMailOf,
  test,
  writeInquiry,
} from './fixtures'

const names = {
  firstName: 'محمد',
  lastName: 'אֲבְרָהָם-O’Brie\u0301n 👩🏽‍🚀',
}
const message =
  'أريد طاولة لشخصين يوم الجمعة.\n家族🧑‍🧑‍🧒 Z͑ͫalgo & “quotes” <b>tags</b> \u202Eback\u202C'
// Three bytes each: the longest message allowed is far below the largest body that the service accepts.
const novel = '海'.repeat(10_000)

test('delivers text as it was written, however long it is', async ({
  page,
  request,
  context,
  log,
}) => {
  log.expect(/status of 500/, /was not sent/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const email = await writeInquiry(page)

  await test.step('right-to-left text starts at the right, the text beside it at the left', async () => {
    for (const [name, words] of Object.entries({ ...names, message })) {
      await field(page, name).fill(words)
    }
    const direction = (name: string) =>
      field(page, name).evaluate((control) => getComputedStyle(control).direction)
    expect(await direction('firstName')).toBe('rtl')
    expect(await direction('message')).toBe('rtl')
    expect(await direction('email')).toBe('ltr')
  })

  await test.step('right-to-left names, emoji and combining marks are kept, and sent by mail and by every other channel', async () => {
    await sendInVain(page)
    for (const [name, words] of Object.entries({ ...names, message })) {
      await expect(field(page, name)).toHaveValue(words)
    }
    const whatsapp = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')
    const byMail = await page.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href')
    expect(new URL(whatsapp ?? '').searchParams.get('text')).toContain(message)
    expect(decodeURIComponent(byMail ?? '').replaceAll('\r\n', '\n')).toContain(message)

    await press(page)
    await expect(popup(page)).toBeVisible()
    expect((await teamMailOf(request, email)).params).toMatchObject({
      from_name: `${names.firstName} ${names.lastName}`,
      message,
    })
    await closePopup(page)
  })

  const second = await fill(page)
  await test.step('of ten thousand pasted characters five thousand are kept, and the form says so', async () => {
    for (const [name, words] of Object.entries(names)) await field(page, name).fill(words)
    await field(page, 'message').fill('')
    await page.evaluate((text) => navigator.clipboard.writeText(text), novel)
    await page.keyboard.press('ControlOrMeta+v')
    await expect(field(page, 'message')).toHaveValue(novel.slice(0, 5_000))
    await expect(formOf(page).getByText('5,000 of 5,000')).toBeVisible()
    expect(await beyondTheWindow(page)).toBe(0)
  })

  await test.step('a reload keeps the message and the names, and they are sent complete', async () => {
    await page.reload()
    await formReady(page)
    for (const [name, words] of Object.entries(names)) {
      await expect(field(page, name)).toHaveValue(words)
    }
    await expect(field(page, 'message')).toHaveValue(novel.slice(0, 5_000))
    await field(page, 'privacyConsent').check()
    await pressLater(page)
    await expect(popup(page)).toBeVisible()
    expect((await teamMailOf(request, second)).params.message).toBe(novel.slice(0, 5_000))
  })
})
