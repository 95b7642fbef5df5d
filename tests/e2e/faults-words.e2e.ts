/** Text that people write: right-to-left names, emoji, combining marks, and far too much of it. */
import { beyondTheWindow, expect } from './fixtures'
import { test } from './form'

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
  form,
  context,
  log,
}) => {
  log.expect(/status of 500/, /was not sent/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const email = await form.write()

  await test.step('right-to-left text starts at the right, the text beside it at the left', async () => {
    for (const [name, words] of Object.entries({ ...names, message })) {
      await form.field(name).fill(words)
    }
    const direction = (name: string) =>
      form.field(name).evaluate((control) => getComputedStyle(control).direction)
    expect(await direction('firstName')).toBe('rtl')
    expect(await direction('message')).toBe('rtl')
    expect(await direction('email')).toBe('ltr')
  })

  await test.step('right-to-left names, emoji and combining marks are kept, and sent by mail and by every other channel', async () => {
    await form.sendInVain()
    for (const [name, words] of Object.entries({ ...names, message })) {
      await expect(form.field(name)).toHaveValue(words)
    }
    const whatsapp = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')
    const byMail = await page.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href')
    expect(new URL(whatsapp ?? '').searchParams.get('text')).toContain(message)
    expect(decodeURIComponent(byMail ?? '').replaceAll('\r\n', '\n')).toContain(message)

    await form.press()
    await expect(form.popup).toBeVisible()
    expect(await form.teamMailOf(email)).toMatchObject({
      from_name: `${names.firstName} ${names.lastName}`,
      message,
    })
    await form.closePopup()
  })

  const second = await form.fill()
  await test.step('of ten thousand pasted characters five thousand are kept, and the form says so', async () => {
    for (const [name, words] of Object.entries(names)) await form.field(name).fill(words)
    await form.field('message').fill('')
    await page.evaluate((text) => navigator.clipboard.writeText(text), novel)
    await page.keyboard.press('ControlOrMeta+v')
    await expect(form.field('message')).toHaveValue(novel.slice(0, 5_000))
    await expect(form.element.getByText('5,000 of 5,000')).toBeVisible()
    expect(await beyondTheWindow(page)).toBe(0)
  })

  await test.step('a reload keeps the message and the names, and they are sent complete', async () => {
    await page.reload()
    await form.ready()
    for (const [name, words] of Object.entries(names)) {
      await expect(form.field(name)).toHaveValue(words)
    }
    await expect(form.field('message')).toHaveValue(novel.slice(0, 5_000))
    await form.field('privacyConsent').check()
    await form.send()
    expect((await form.teamMailOf(second)).message).toBe(novel.slice(0, 5_000))
  })
})
