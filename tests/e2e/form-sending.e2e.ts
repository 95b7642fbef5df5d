/**
 * Sending an inquiry: pace, leaving the page, errors in our own code. faults-sending.e2e.ts covers
 * failures of the service and the network.
 */
import type { Page } from '@playwright/test'
import { site } from '../../app/site/site'
import {
  alertOf,
  answerOnce,
  buttonOf,
  documentsSent,
  errorText,
  expect,
  failedText,
  field,
  fill,
  formOf,
  formReady,
  headerLink,
  hold,
  mailsOf,
  openForm,
  popup,
  press,
  pressLater,
  refuse,
  someWords,
  teamMailOf,
  test,
  writeInquiry,
} from './fixtures'

/** Records every mail that the page sends. */
function sendsOf(page: Page): string[] {
  const sends: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/email/send')) sends.push(request.postData() ?? '')
  })
  return sends
}

/** Opens the contact page from the header and waits for its form. */
async function backToForm(page: Page): Promise<void> {
  await headerLink(page, 'Contact').click()
  await expect(page).toHaveURL(/\/contact$/)
  await formReady(page)
}

// SEND-5, SEND-6, FORM-7
test('respects the pace of sending and marks robots', async ({ page, request }) => {
  await page.clock.install()
  // Advancing the clock would time out pending requests.
  const sent = documentsSent(page, 'dubai')
  await openForm(page)
  await sent
  await page.clock.pauseAt(Date.now() + 60_000)
  const sends = sendsOf(page)

  await test.step('a send sooner than 3 s after the first touch waits, and is not refused', async () => {
    await fill(page)
    await press(page)
    await page.clock.runFor(2_900)
    await expect(buttonOf(page)).toHaveText('Sending...')
    await expect(buttonOf(page)).toBeDisabled()
    await expect(formOf(page).getByText('seconds apart', { exact: false })).toHaveCount(0)
    expect(sends).toEqual([])
    await page.clock.runFor(100)
    await expect.poll(() => sends.length).toBe(1)
    await expect(popup(page)).toBeVisible()
  })

  await test.step('the welcome mail follows a second later; Escape closes the confirmation', async () => {
    await page.clock.runFor(1_500)
    await expect.poll(() => sends.length).toBe(2)
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await expect(buttonOf(page)).toBeFocused()
  })

  await test.step('a second inquiry waits until ten seconds have passed; with the honeypot filled in it is sent with a mark, with what a browser filled in without events, and without a welcome mail', async () => {
    const email = await fill(page)
    for (const [name, value] of [
      ['website', 'https://robot.example'],
      ['lastName', 'Byron'],
    ] as const) {
      await field(page, name).evaluate((input: HTMLInputElement, filled) => {
        input.value = filled
      }, value)
    }
    await press(page)
    await page.clock.runFor(8_400)
    await expect(buttonOf(page)).toHaveText('Sending...')
    await expect(
      formOf(page).getByText('Inquiries go out at least 10 seconds apart', { exact: false }),
    ).toBeInViewport()
    expect(sends).toHaveLength(2)
    await page.clock.runFor(100)
    await expect.poll(() => sends.length).toBe(3)
    await expect(popup(page)).toBeVisible()
    const { params } = await teamMailOf(request, email)
    expect(params.from_name).toBe('Ada Byron')
    expect(params.message).toContain('may be a robot')
    // A welcome mail is sent after 1.1 s, or when the page is left.
    await page.clock.runFor(5_000)
    await page.goto('about:blank')
    expect(await mailsOf(request, email)).toHaveLength(1)
    expect(sends).toHaveLength(3)
  })
})

// SEND-3, SEND-5, FAIL-2
test('handles leaving the page during a send', async ({ page, request, log }) => {
  log.expect(/status of 500/, /was not sent/)
  const email = await writeInquiry(page)

  await test.step('a page chosen while sending opens after the confirmation; meanwhile the form says so', async () => {
    const release = await hold(page, '**/email/send')
    await pressLater(page)
    await expect(buttonOf(page)).toHaveText('Sending...')
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(300)
    // Dispatched: a real click would scroll up to the header and hide what the press scrolls.
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
    await page.unroute('**/email/send')
    await backToForm(page)
  })

  const long = 'A long story. '.repeat(200)
  const second = await fill(page)
  await test.step('a page chosen during a failing send does not open, and the text stays', async () => {
    await field(page, 'message').fill(long)
    await answerOnce(page, 'team', refuse(500))
    const release = await hold(page, '**/email/send')
    await pressLater(page)
    await expect(buttonOf(page)).toHaveText('Sending...')
    await headerLink(page, 'About').dispatchEvent('click')
    release()
    await expect(alertOf(page)).toHaveText(failedText)
    await expect(page).toHaveURL(/\/contact$/)
    await expect(field(page, 'message')).toHaveValue(long)
  })

  await test.step('the message can be copied, manually if the browser does not allow it', async () => {
    await expect(formOf(page)).toContainText('carry a shortened message')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy my message' }).click()
    await expect(page.getByText('Your message is copied.')).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(long.trim())
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await page.getByRole('button', { name: 'Copied' }).click()
    await expect(page.getByRole('textbox', { name: 'Copy this text' })).toBeFocused()
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('A long story.')
  })

  await test.step('text written after the failure is included, valid or not', async () => {
    const carried = async (name: string) => {
      const href = await formOf(page).getByRole('link', { name }).getAttribute('href')
      const { searchParams } = new URL(href ?? '')
      return searchParams.get('text') ?? searchParams.get('body') ?? ''
    }
    for (const words of ['A table for six on Sunday.', 'Sunday?']) {
      await field(page, 'firstName').fill('Grace')
      await field(page, 'message').fill(words)
      for (const way of ['Send by WhatsApp', 'Send by e-mail']) {
        await expect.poll(() => carried(way)).toMatch(/LEVO-.*\r?\nName: Grace Lovelace\r?\n/)
        expect((await carried(way)).endsWith(`\n${words}`), words).toBe(true)
      }
      await expect(formOf(page)).not.toContainText('carry a shortened message')
    }
    await field(page, 'firstName').fill('Ada')
    await field(page, 'message').fill(long)
  })

  await test.step('after the failure the visitor can leave', async () => {
    await headerLink(page, 'Services').click()
    await expect(page).toHaveURL(/\/services$/)
    await backToForm(page)
  })

  await test.step('the welcome mail is sent although the page is left at once', async () => {
    await field(page, 'privacyConsent').check()
    await pressLater(page)
    await expect(popup(page)).toBeVisible()
    await page.goto('about:blank')
    await expect.poll(async () => (await mailsOf(request, second)).length).toBe(2)
  })
})

interface Breakage {
  what: string
  breaks: () => void
  mends: () => void
  /** Whether an inquiry existed by then: only then can the links include it. */
  isCarried: boolean
}

const breakages: Breakage[] = [
  {
    what: 'making the reference',
    breaks: () => {
      crypto.getRandomValues = () => {
        throw new Error('broken')
      }
    },
    mends: () => {
      Reflect.deleteProperty(crypto, 'getRandomValues')
    },
    isCarried: true,
  },
  {
    what: 'writing the mail',
    breaks: () => {
      const whole = Date.prototype.toLocaleString
      Date.prototype.toLocaleString = Object.assign(
        () => {
          throw new RangeError('broken')
        },
        { whole },
      )
    },
    mends: () => {
      const { whole } = Date.prototype.toLocaleString as unknown as {
        whole: Date['toLocaleString']
      }
      Date.prototype.toLocaleString = whole
    },
    isCarried: true,
  },
  {
    what: 'reading the fields',
    breaks: () => {
      Object.defineProperty(HTMLFormElement.prototype, 'elements', {
        get() {
          throw new Error('broken')
        },
      })
    },
    // The last: the page is not used afterwards.
    mends: () => {},
    isCarried: false,
  },
]

// FAIL-1, FAIL-2
test('an error in our own code keeps the text, offers other channels, and lets the visitor leave', async ({
  page,
  log,
}) => {
  log.expect(/was not sent/)
  await page.clock.install()
  await openForm(page)
  for (const { what, breaks, mends, isCarried } of breakages) {
    await test.step(what, async () => {
      await fill(page)
      await page.clock.fastForward(3_000)
      await page.evaluate(breaks)
      await press(page)
      await expect(alertOf(page)).toHaveText(errorText)
      await expect(buttonOf(page)).toHaveText('Exclusive Access')
      await expect(buttonOf(page)).toBeEnabled()
      await expect(field(page, 'firstName')).toHaveValue('Ada')
      await expect(field(page, 'message')).toHaveValue(someWords)
      await expect(formOf(page).getByRole('link', { name: site.phone.display })).toBeVisible()
      await expect(formOf(page).getByRole('link', { name: 'Send by WhatsApp' })).toHaveCount(
        isCarried ? 1 : 0,
      )
      await headerLink(page, 'About').click()
      await expect(page).toHaveURL(/\/about$/)
      await page.evaluate(mends)
    })
    if (what !== breakages.at(-1)?.what) await backToForm(page)
  }
})
