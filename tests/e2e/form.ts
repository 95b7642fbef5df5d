/** The contact form of a page, what it sends, and the answers that a test gives instead of the service. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page, Route } from '@playwright/test'
import { mailboxAccount } from '../../mailbox/identity'
import { attached, test as base, expect, open } from './fixtures'

/** The form's own script, not that of the section around it. */
export const formScript = /\/assets\/contact-form-(?!section)[\w-]+\.js/
/** The form's message when a mail was refused, never arrived, or failed (FAIL-1). */
export const failedText = 'Failed to send your message. Please try again or contact us directly.'
export const errorText =
  'An error occurred while sending your message. Please try again or contact us directly.'

/** The message that {@link InquiryForm.fill} writes. */
export const someWords = 'A table for two on Friday,\nsomewhere quiet.'

/** A mail as the mailbox returns it (mailbox/README.md). */
export interface Mail {
  template: 'team' | 'welcome'
  to: string
  replyTo: string
  params: Record<string, string>
}

let visitors = 0
/** A unique address for each visitor, so that their mails can be told apart. */
export function newAddress(): string {
  visitors += 1
  return `ada.${Date.now()}.${visitors}@example.com`
}

export class InquiryForm {
  readonly page: Page
  readonly element: Locator
  readonly button: Locator
  /** The alert about a failed send. */
  readonly alert: Locator
  /** The confirmation (FORM-7). */
  readonly popup: Locator
  /** What replaces the form where it cannot be used. */
  readonly channels: Locator

  constructor(page: Page) {
    this.page = page
    this.element = page.locator('#contact-form form')
    this.button = this.element.locator('button[type=submit]')
    this.alert = this.element.getByRole('alert')
    this.popup = page.getByRole('dialog', { name: 'Success!' })
    this.channels = page.locator('#contact-form [data-without-script]')
  }

  field(name: string): Locator {
    return this.element.locator(`[name="${name}"]`)
  }

  /** Opens a page and waits until its form is hydrated. */
  async open(path = '/contact'): Promise<void> {
    await open(this.page, path)
    await this.ready()
  }

  /** Scrolls to the form and waits until it is hydrated. */
  async ready(): Promise<void> {
    await this.page.locator('#contact-form').scrollIntoViewIfNeeded()
    await attached(this.page.locator('#contact-form form[data-ready]'))
  }

  /** Fills every field with valid values; returns the visitor's address. */
  async fill(email = newAddress()): Promise<string> {
    await this.field('firstName').fill('Ada')
    await this.field('lastName').fill('  Lovelace ')
    await this.field('email').fill(email)
    await this.field('phone').fill('50 123 45 67')
    await this.field('instagramHandle').fill('@ada')
    await this.field('services.concierge').check()
    await this.field('services.social-media').check()
    await this.field('message').fill(someWords)
    await this.field('privacyConsent').check()
    return email
  }

  /** Opens the form with a controllable clock and fills it in; returns the visitor's address. */
  async write(): Promise<string> {
    await this.page.clock.install()
    await this.open()
    return this.fill()
  }

  /** Presses the button, which may look disabled. */
  async press(): Promise<void> {
    await this.button.click({ force: true })
  }

  /**
   * Presses the button after the time that a send waits after the first touch and after the previous
   * inquiry (form-sending.e2e.ts tests it). The page's clock must be installed. The forms of other tabs
   * are pressed at once: they share a clock, which must not run on for one that is sending.
   */
  async pressLater(...others: InquiryForm[]): Promise<void> {
    await this.page.clock.fastForward(10_000)
    await Promise.all([this, ...others].map((form) => form.press()))
  }

  /** Presses the button as `pressLater` does, and expects the confirmation. */
  async send(): Promise<void> {
    await this.pressLater()
    await expect(this.popup).toBeVisible()
  }

  /** Presses the button while the service refuses the team's mail, and expects the alert. */
  async sendInVain(): Promise<void> {
    await this.answerOnce('team', refuse(500))
    await this.pressLater()
    await expect(this.alert).toHaveText(failedText)
  }

  /** The line that names the reference of a failed inquiry. */
  reference(): Promise<string> {
    return this.element.getByText(/Reference LEVO-/).innerText()
  }

  /** Closes the confirmation; the form under it is a new one. */
  async closePopup(): Promise<void> {
    await this.popup.getByRole('button', { name: 'Close' }).click()
    await expect(this.popup).toHaveCount(0)
  }

  /** Answers the next mail of the page instead of the service, which receives nothing. */
  async answerOnce(
    template: Mail['template'],
    answer: (route: Route) => Promise<void>,
  ): Promise<void> {
    const id = template === 'team' ? mailboxAccount.teamTemplate : mailboxAccount.welcomeTemplate
    let isAnswered = false
    await this.page.route('**/api/v1.0/email/send', (route) => {
      if (isAnswered || route.request().postDataJSON().template_id !== id) return route.fallback()
      isAnswered = true
      return answer(route)
    })
  }

  /** The mails from and to a visitor, newest first. */
  async mailsOf(address: string): Promise<Mail[]> {
    // The server may close the idle connection just when it is used again.
    const answer = await this.page.request.get('/mailbox.json', { maxRetries: 3 })
    const mails = (await answer.json()) as Mail[]
    return mails.filter(({ params }) => [params.from_email, params.to_email].includes(address))
  }

  /** Expects this number of mails from and to a visitor to arrive. */
  async expectMails(address: string, count: number): Promise<void> {
    await expect.poll(async () => (await this.mailsOf(address)).length).toBe(count)
  }

  /** The parameters of the team's mail about a visitor's inquiry. */
  async teamMailOf(address: string): Promise<Mail['params']> {
    const mail = (await this.mailsOf(address)).find(({ template }) => template === 'team')
    if (!mail) throw new Error(`The team has no mail from ${address}.`)
    return mail.params
  }

  /** The reference of a visitor's inquiry in the team's mail. */
  async referenceOf(address: string): Promise<string> {
    return (await this.teamMailOf(address)).submission_id ?? '?'
  }

  /** The unsent inquiry that the tab has stored. */
  draft(): Promise<string> {
    return this.page.evaluate(() => window.sessionStorage.getItem('levo:draft') ?? '')
  }
}

export const test = base.extend<{ form: InquiryForm }>({
  form: ({ page }, use) => use(new InquiryForm(page)),
})

/** Refuses a mail. */
export function refuse(status: number): (route: Route) => Promise<void> {
  return (route) => route.fulfill({ status, body: 'Refused' })
}

/** Answers like the captive portal of a hotel's network. */
export function logIn(route: Route): Promise<void> {
  const body = '<!doctype html><title>Sign in to the network</title>'
  return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
}

/**
 * Breaks the connection during the response, which request interception cannot do. Browsers silently
 * repeat a request whose connection breaks before it.
 */
export async function breakOff(route: Route): Promise<void> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Length': 2 })
    response.write('O', () => response.destroy())
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await route.continue({ url: `http://127.0.0.1:${port}/` })
}
