/**
 * An inquiry on its way: pace, leaving the page, what breaks in our own code. What the service and the
 * network may do is in faults-sending.e2e.ts.
 */
import type { Page } from '@playwright/test'
import {
  buttonOf,
  errorText,
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

function headerLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
}

/** Notes every mail that the page sends. */
function sendsOf(page: Page): string[] {
  const sends: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/email/send')) sends.push(request.postData() ?? '')
  })
  return sends
}

// SEND-6
test('a send sooner than 3 s after the first touch waits, and is not refused', async ({ page }) => {
  await page.clock.install()
  await openForm(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const sends = sendsOf(page)
  await fill(page)
  await press(page)
  await page.clock.runFor(2_900)
  await expect(buttonOf(page)).toHaveText('Sending...')
  expect(sends).toEqual([])
  await page.clock.runFor(100)
  await expect.poll(() => sends.length).toBe(1)
  await page.clock.resume()
  await expect(popup(page)).toBeVisible()
})

// SEND-3
test('the welcome mail goes out though the page is left at once', async ({ page, request }) => {
  await page.clock.install()
  await openForm(page)
  const email = await fill(page)
  await pressLater(page)
  await expect(popup(page)).toBeVisible()
  await page.goto('/privacy-policy')
  await expect.poll(async () => (await mailsOf(request, email)).length).toBe(2)
})

// SEND-5
test('a page chosen while sending opens after the confirmation; meanwhile the form says so', async ({
  page,
  request,
}) => {
  await page.clock.install()
  await openForm(page)
  const email = await fill(page)
  const release = await hold(page, '**/email/send')
  await pressLater(page)
  await expect(buttonOf(page)).toHaveText('Sending...')
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)
  // By script: scrolling up to the header would say nothing of what the press scrolls.
  await headerLink(page, 'About').dispatchEvent('click')
  await expect(
    formOf(page).getByText('opens when your inquiry has arrived', { exact: false }),
  ).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await expect(page).toHaveURL(/\/contact$/)
  release()
  await expect(popup(page)).toBeVisible()
  await expect(page).toHaveURL(/\/contact$/)
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await teamMailOf(request, email)).params.message).toBe(someWords)
})

// SEND-5
test('a page chosen while a send fails does not open, and nothing holds the visitor afterwards', async ({
  page,
  request,
  log,
}) => {
  log.expect(/status of 500/, /was not sent/)
  await page.clock.install()
  await openForm(page)
  await fill(page)
  await order(request, { status: 500, only: 'team' })
  const release = await hold(page, '**/email/send')
  await pressLater(page)
  await expect(buttonOf(page)).toHaveText('Sending...')
  await headerLink(page, 'About').dispatchEvent('click')
  release()
  await expect(formOf(page).getByRole('alert')).toHaveText(failedText)
  await expect(page).toHaveURL(/\/contact$/)
  await expect(field(page, 'message')).toHaveValue(someWords)
  await headerLink(page, 'Services').click()
  await expect(page).toHaveURL(/\/services$/)
})

/** What breaks, and whether an inquiry was there by then: only then can the links carry it. */
const breakages: [what: string, breaks: () => void, isCarried: boolean][] = [
  [
    'making the reference',
    () => {
      crypto.getRandomValues = () => {
        throw new Error('broken')
      }
    },
    true,
  ],
  [
    'writing the mail',
    () => {
      Date.prototype.toLocaleString = () => {
        throw new RangeError('broken')
      }
    },
    true,
  ],
  [
    'reading the fields',
    () => {
      Object.defineProperty(HTMLFormElement.prototype, 'elements', {
        get() {
          throw new Error('broken')
        },
      })
    },
    false,
  ],
]

// FAIL-1, FAIL-2
for (const [what, breaks, isCarried] of breakages) {
  test(`${what} breaks: the words stay, other ways stand open, and the visitor may leave`, async ({
    page,
    log,
  }) => {
    log.expect(/was not sent/)
    await page.clock.install()
    await openForm(page)
    await fill(page)
    await page.clock.fastForward(3_000)
    await page.evaluate(breaks)
    await press(page)
    await expect(formOf(page).getByRole('alert')).toHaveText(errorText)
    await expect(buttonOf(page)).toHaveText('Exclusive Access')
    await expect(buttonOf(page)).toBeEnabled()
    await expect(field(page, 'firstName')).toHaveValue('Ada')
    await expect(field(page, 'message')).toHaveValue(someWords)
    await expect(formOf(page).getByRole('link', { name: '+971 4 000 0000' })).toBeVisible()
    await expect(formOf(page).getByRole('link', { name: 'Send by WhatsApp' })).toHaveCount(
      isCarried ? 1 : 0,
    )
    await headerLink(page, 'About').click()
    await expect(page).toHaveURL(/\/about$/)
  })
}

// FAIL-2
test('the message can be copied, by hand where the browser does not allow it', async ({
  page,
  request,
  log,
}) => {
  log.expect(/500/, /was not sent/)
  await order(request, { status: 500, only: 'team' })
  await page.clock.install()
  await openForm(page)
  await fill(page)
  await field(page, 'message').fill('A long story. '.repeat(200))
  await pressLater(page)
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

// SEND-6
test('whoever fills in the honeypot is sent with a mark and not welcomed; what a browser fills in without telling is sent', async ({
  page,
  request,
}) => {
  await page.clock.install()
  await openForm(page)
  const sends = sendsOf(page)
  const email = await fill(page)
  for (const [name, value] of [
    ['website', 'https://robot.example'],
    ['lastName', 'Byron'],
  ] as const) {
    await field(page, name).evaluate((input: HTMLInputElement, filled) => {
      input.value = filled
    }, value)
  }
  await pressLater(page)
  await expect(popup(page)).toBeVisible()
  const { params } = await teamMailOf(request, email)
  expect(params.from_name).toBe('Ada Byron')
  expect(params.message).toContain('may be a robot')
  // A welcome mail leaves after 1.1 s, or when the page is left.
  await page.clock.runFor(5_000)
  await page.goto('/privacy-policy')
  expect(sends).toHaveLength(1)
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
  await page.clock.install()
  await page.goto('/contact?city=dubai')
  await formOf(page).scrollIntoViewIfNeeded()
  await expect(formOf(page)).toHaveAttribute('data-ready')
  const email = await fill(page)
  await pressLater(page)
  await expect(popup(page)).toBeVisible()
  await expect.poll(async () => (await mailsOf(request, email)).length).toBe(2)
})
