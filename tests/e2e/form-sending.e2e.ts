import { site } from '../../app/site/site'
import { documentsSent, expect, headerLink, hold, requestsOf, titleOf } from './fixtures'
import { errorText, failedText, type InquiryForm, refuse, someWords, test } from './form'

/** Opens the contact page from the header and waits for its form. */
async function backToForm(form: InquiryForm): Promise<void> {
  await headerLink(form.page, 'Contact').click()
  await expect(form.page).toHaveURL(/\/contact$/)
  await form.ready()
}

// SEND-5, SEND-6, FORM-7
test('respects the pace of sending and marks robots', async ({ page, form }) => {
  await page.clock.install()
  // Advancing the clock would time out pending requests.
  const sent = documentsSent(page, 'dubai')
  await form.open()
  await sent
  await page.clock.pauseAt(Date.now() + 60_000)
  const sends = requestsOf(page, /\/email\/send/)

  await test.step('a send sooner than 3 s after the first touch waits, and is not refused', async () => {
    await form.fill()
    await form.press()
    await page.clock.runFor(2_900)
    await expect(form.button).toHaveText('Sending...')
    await expect(form.button).toBeDisabled()
    await expect(form.element.getByText('seconds apart', { exact: false })).toHaveCount(0)
    expect(sends).toEqual([])
    await page.clock.runFor(100)
    await expect.poll(() => sends.length).toBe(1)
    await expect(form.popup).toBeVisible()
  })

  await test.step('the welcome mail follows a second later; Escape closes the confirmation', async () => {
    await page.clock.runFor(1_500)
    await expect.poll(() => sends.length).toBe(2)
    await page.keyboard.press('Escape')
    await expect(form.popup).toHaveCount(0)
    await expect(form.button).toBeFocused()
  })

  await test.step('a second inquiry waits until ten seconds have passed; with the honeypot filled in it is sent with a mark, with what a browser filled in without events, and without a welcome mail', async () => {
    const email = await form.fill()
    for (const [name, value] of [
      ['website', 'https://robot.example'],
      ['lastName', 'Byron'],
    ] as const) {
      await form.field(name).evaluate((input: HTMLInputElement, filled) => {
        input.value = filled
      }, value)
    }
    await form.press()
    await page.clock.runFor(8_400)
    await expect(form.button).toHaveText('Sending...')
    await expect(
      form.element.getByText('Inquiries go out at least 10 seconds apart', { exact: false }),
    ).toBeInViewport()
    expect(sends).toHaveLength(2)
    await page.clock.runFor(100)
    await expect.poll(() => sends.length).toBe(3)
    await expect(form.popup).toBeVisible()
    const params = await form.teamMailOf(email)
    expect(params.from_name).toBe('Ada Byron')
    expect(params.message).toContain('may be a robot')
    // A welcome mail is sent after 1.1 s, or when the page is left.
    await page.clock.runFor(5_000)
    await page.goto('about:blank')
    expect(await form.mailsOf(email)).toHaveLength(1)
    expect(sends).toHaveLength(3)
  })
})

// SEND-3, SEND-5, FAIL-2
test('handles leaving the page during a send', async ({ page, form, log }) => {
  log.expect(/status of 500/, /was not sent/)
  const email = await form.write()

  await test.step('a page chosen while sending opens after the confirmation; meanwhile the form says so', async () => {
    const release = await hold(page, '**/email/send')
    await form.pressLater()
    await expect(form.button).toHaveText('Sending...')
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(300)
    // Dispatched: a real click would scroll up to the header and hide what the press scrolls.
    await headerLink(page, 'About').dispatchEvent('click')
    await expect(
      form.element.getByText('opens when your inquiry has arrived', { exact: false }),
    ).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    await expect(page).toHaveURL(/\/contact$/)
    release()
    await expect(form.popup).toBeVisible()
    await expect(page).toHaveURL(/\/contact$/)
    await form.closePopup()
    await expect(page).toHaveURL(/\/about$/)
    await expect(titleOf(page)).toBeVisible()
    expect((await form.teamMailOf(email)).message).toBe(someWords)
    await backToForm(form)
  })

  const long = 'A long story. '.repeat(200)
  const second = await form.fill()
  await test.step('a page chosen during a failing send does not open, and the text stays', async () => {
    await form.field('message').fill(long)
    await form.answerOnce('team', refuse(500))
    const release = await hold(page, '**/email/send')
    await form.pressLater()
    await expect(form.button).toHaveText('Sending...')
    await headerLink(page, 'About').dispatchEvent('click')
    release()
    await expect(form.alert).toHaveText(failedText)
    await expect(page).toHaveURL(/\/contact$/)
    await expect(form.field('message')).toHaveValue(long)
  })

  await test.step('the message can be copied, manually if the browser does not allow it', async () => {
    await expect(form.element).toContainText('carry a shortened message')
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
      const href = await form.element.getByRole('link', { name }).getAttribute('href')
      const { searchParams } = new URL(href ?? '')
      return searchParams.get('text') ?? searchParams.get('body') ?? ''
    }
    for (const words of ['A table for six on Sunday.', 'Sunday?']) {
      await form.field('firstName').fill('Grace')
      await form.field('message').fill(words)
      for (const way of ['Send by WhatsApp', 'Send by e-mail']) {
        await expect.poll(() => carried(way)).toMatch(/LEVO-.*\r?\nName: Grace Lovelace\r?\n/)
        expect((await carried(way)).endsWith(`\n${words}`), words).toBe(true)
      }
      await expect(form.element).not.toContainText('carry a shortened message')
    }
    await form.field('firstName').fill('Ada')
    await form.field('message').fill(long)
  })

  await test.step('after the failure the visitor can leave', async () => {
    await headerLink(page, 'Services').click()
    await expect(page).toHaveURL(/\/services$/)
    await backToForm(form)
  })

  await test.step('the welcome mail is sent although the page is left at once', async () => {
    await form.field('privacyConsent').check()
    await form.send()
    await page.goto('about:blank')
    await form.expectMails(second, 2)
  })
})

interface Breakage {
  what: string
  breaks: () => void
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
    isCarried: true,
  },
  {
    what: 'writing the mail',
    breaks: () => {
      Date.prototype.toLocaleString = () => {
        throw new RangeError('broken')
      }
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
    isCarried: false,
  },
]

// FAIL-1, FAIL-2
test('an error in our own code keeps the text, offers other channels, and lets the visitor leave', async ({
  page,
  form,
  log,
}) => {
  log.expect(/was not sent/)
  await page.clock.install()
  for (const { what, breaks, isCarried } of breakages) {
    await test.step(what, async () => {
      await form.open()
      await form.fill()
      await page.clock.fastForward(3_000)
      await page.evaluate(breaks)
      await form.press()
      await expect(form.alert).toHaveText(errorText)
      await expect(form.button).toHaveText('Exclusive Access')
      await expect(form.button).toBeEnabled()
      await expect(form.field('firstName')).toHaveValue('Ada')
      await expect(form.field('message')).toHaveValue(someWords)
      await expect(form.element.getByRole('link', { name: site.phone.display })).toBeVisible()
      await expect(form.element.getByRole('link', { name: 'Send by WhatsApp' })).toHaveCount(
        isCarried ? 1 : 0,
      )
      await headerLink(page, 'About').click()
      await expect(page).toHaveURL(/\/about$/)
    })
  }
})
