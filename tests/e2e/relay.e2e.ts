/** From a real browser through the relay to a mail server, with a host that proxies `/api/` to the relay. */
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SEND_PATH } from '../../contract/protocol'
import { mailboxAccount } from '../../mailbox/identity'
import { type HostileSmtp, startHostileSmtp } from '../../relay/proof/hostile-smtp'
import { loadTemplate } from '../../relay/template'
import { startTrialRelay, type TrialRelay } from '../../relay/trial-relay'
import { createStaticServer } from '../../tools/preview/static-server'
import { expect } from './fixtures'
import { failedText, type InquiryForm, someWords, test } from './form'

/** A host, the relay behind it, and the mail server behind that. */
interface Stack {
  readonly url: string
  readonly smtp: HostileSmtp
  readonly startRelay: () => Promise<void>
  readonly stopRelay: () => Promise<void>
  /** Whether the relay can write to its storage. */
  readonly setWritable: (isWritable: boolean) => void
  /** Whether the relay's answers reach the browser; blocked answers are lost. */
  readonly setAnswering: (isAnswering: boolean) => void
}

const testWithRelay = test.extend<{ stack: Stack }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  stack: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'levo-relay-e2e-'))
    const smtp = await startHostileSmtp()
    let relay: TrialRelay | undefined
    let isAnswering = true
    const answerSite = await createStaticServer('build/client')
    const host = http.createServer((request, response) => {
      if (request.url === SEND_PATH) forward(request, response, relay, () => isAnswering)
      else answerSite(request, response)
    })
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    const url = `http://localhost:${(host.address() as AddressInfo).port}`

    async function startRelay(): Promise<void> {
      const account = {
        VITE_EMAILJS_PUBLIC_KEY: mailboxAccount.publicKey,
        VITE_EMAILJS_SERVICE_ID: mailboxAccount.serviceId,
        VITE_EMAILJS_TEMPLATE_TEAM: mailboxAccount.teamTemplate,
        VITE_EMAILJS_TEMPLATE_WELCOME: mailboxAccount.welcomeTemplate,
      }
      const surroundings = {
        RELAY_ORIGINS: url,
        RELAY_TRUSTED_PROXIES: '127.0.0.1',
        RELAY_SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
        RELAY_RETRY_SECONDS: '1',
      }
      // With the mail server's own delivery.
      const options = { deliver: undefined }
      relay = await startTrialRelay(
        join(folder, 'relay.db'),
        { ...account, ...surroundings },
        options,
      )
    }
    async function stopRelay(): Promise<void> {
      await relay?.stop()
      relay = undefined
    }

    await startRelay()
    await use({
      url,
      smtp,
      startRelay,
      stopRelay,
      setWritable: (isWritable) =>
        relay?.storage.database.exec(`PRAGMA query_only = ${isWritable ? 'OFF' : 'ON'}`),
      setAnswering: (isOn) => {
        isAnswering = isOn
      },
    })
    await stopRelay()
    await smtp.close()
    host.closeAllConnections()
    await new Promise((resolve) => host.close(resolve))
    await rm(folder, { recursive: true })
  },
  baseURL: ({ stack }, use) => use(stack.url),
})

const teamAddress = (await loadTemplate('team')).fields.toEmail

/** The mails to the team that the mail server accepted; those to the visitor may come before. */
function teamMails({ smtp }: Stack): number {
  return smtp.taken.filter(({ recipients: [to] }) => to === teamAddress).length
}

/** A reverse proxy; without a relay it answers 502. */
function forward(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  relay: TrialRelay | undefined,
  isAnswering: () => boolean,
): void {
  if (relay === undefined) {
    request.resume()
    response.writeHead(502).end('Bad Gateway')
    return
  }
  const asked = http.request(
    relay.url + SEND_PATH,
    {
      method: request.method ?? 'GET',
      headers: { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress },
    },
    (answer) => {
      if (!isAnswering()) {
        answer.resume()
        return
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  asked.on('error', () => response.destroy())
  request.pipe(asked)
}

/** The recipients of the mails, visitors and team, in the order in which the mail server accepted them. */
function recipients({ smtp }: Stack): string[] {
  return smtp.taken.flatMap((letter) => letter.recipients)
}

/** Waits for the visitor's welcome mail and closes the confirmation. */
async function endInquiry(form: InquiryForm, stack: Stack, email: string): Promise<void> {
  await form.page.clock.runFor(3_000)
  await expect.poll(() => recipients(stack), { timeout: 30_000 }).toContain(email)
  await form.closePopup()
}

/** Sends a failed inquiry again; it succeeds, and the team has `count` mails. */
async function sendAgain(
  form: InquiryForm,
  stack: Stack,
  email: string,
  count: number,
): Promise<void> {
  await form.press()
  await expect(form.popup).toBeVisible()
  await expect.poll(() => teamMails(stack), { timeout: 30_000 }).toBe(count)
  await endInquiry(form, stack, email)
}

testWithRelay(
  'an inquiry goes from the browser through the relay to the mail server',
  async ({ form, stack }) => {
    await test.step('a mail server that is down does not affect the visitor: the mail follows', async () => {
      stack.smtp.behave(() => 'turn away')
      const email = await form.write()
      await form.send()
      await expect.poll(() => stack.smtp.shown.get('turn away') ?? 0).toBeGreaterThan(0)
      expect(stack.smtp.taken).toEqual([])

      stack.smtp.behave(() => 'accept')
      await expect.poll(() => teamMails(stack), { timeout: 30_000 }).toBe(1)
      await endInquiry(form, stack, email)
    })

    await test.step('the team has what was written, and the visitor is welcomed', async () => {
      stack.smtp.taken.length = 0
      const email = await form.fill()
      await form.send()
      const reference = /LEVO-[\dA-Z]+-[\dA-Z]+/.exec(await form.popup.innerText())?.[0] ?? '?'
      await endInquiry(form, stack, email)
      expect(recipients(stack)).toEqual([teamAddress, email])
      const [team, welcome] = stack.smtp.taken.map(({ source }) => source)
      for (const part of [`Reply-To: ${email}`, reference, ...someWords.split('\n')]) {
        expect(team).toContain(part)
      }
      expect(welcome).toContain('Thank you, Ada.')
      expect(welcome).toContain(reference)
      for (const part of ['Lovelace', ...someWords.split('\n')]) {
        expect(welcome).not.toContain(part)
      }
    })
  },
)

testWithRelay(
  'a relay in trouble: the visitor is told and sends again, and the team gets each inquiry once',
  async ({ page, form, stack, log }) => {
    log.expect(/status of 502/, /was not sent.*answered 502/)
    log.expect(/status of 503/, /was not sent.*answered 503/, /was not sent.*no answer within 15 s/)

    await test.step('it is down', async () => {
      await stack.stopRelay()
      const email = await form.write()
      await form.pressLater()
      await expect(form.alert).toHaveText(failedText)

      await stack.startRelay()
      await sendAgain(form, stack, email, 1)
    })

    await test.step('it cannot store: it says so, the text stays, and with space it is sent', async () => {
      stack.setWritable(false)
      const email = await form.fill()
      await form.pressLater()
      await expect(form.alert).toHaveText(failedText)
      await expect(form.field('message')).toHaveValue(someWords)

      stack.setWritable(true)
      await sendAgain(form, stack, email, 2)
    })

    await test.step('its answer never arrives', async () => {
      stack.setAnswering(false)
      const email = await form.fill()
      const asked = page.waitForRequest('**/email/send')
      await form.pressLater()
      await asked
      await expect.poll(() => teamMails(stack), { timeout: 30_000 }).toBe(3)
      await page.clock.runFor(15_000)
      await expect(form.alert).toHaveText(failedText)

      stack.setAnswering(true)
      // The welcome mail is accepted after the second send: a mail of that send would be there too.
      await sendAgain(form, stack, email, 3)
      expect(teamMails(stack)).toBe(3)
    })
  },
)
