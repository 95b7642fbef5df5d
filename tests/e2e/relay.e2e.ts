/** From a real browser through the relay to a mail server: the site as a host serves it that hands `/api/` to the relay. */
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { SEND_PATH } from '../../contract/protocol'
import { mailboxAccount } from '../../mailbox/identity'
import { readRelayConfig } from '../../relay/config'
import { type HostileSmtp, startHostileSmtp } from '../../relay/proof/hostile-smtp'
import { type RelayServer, startServer } from '../../relay/server'
import { openSqlite, type SqliteStorage } from '../../relay/storage/sqlite'
import { loadTemplate } from '../../relay/template'
import { createStaticServer } from '../../tools/preview/static-server'
import {
  alertOf,
  closePopup,
  expect,
  failedText,
  field,
  fill,
  popup,
  press,
  pressLater,
  someWords,
  test,
  writeInquiry,
} from './fixtures'

/** A host with a relay behind it, and the mail server behind that. */
interface House {
  readonly url: string
  readonly smtp: HostileSmtp
  readonly startRelay: () => Promise<void>
  readonly stopRelay: () => Promise<void>
  /** Whether the relay's storage can be written to. */
  readonly setWritable: (isWritable: boolean) => void
  /** Whether the relay's answers reach the browser; what is kept back is gone. */
  readonly setAnswering: (isAnswering: boolean) => void
}

const testWithRelay = test.extend<{ house: House }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  house: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'levo-relay-e2e-'))
    const smtp = await startHostileSmtp()
    let relay: RelayServer | undefined
    let storage: SqliteStorage | undefined
    let isAnswering = true
    const answerSite = await createStaticServer('build/client')
    const host = http.createServer((request, response) => {
      if (request.url === SEND_PATH) forward(request, response, relay, () => isAnswering)
      else answerSite(request, response)
    })
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    const url = `http://localhost:${(host.address() as AddressInfo).port}`

    async function startRelay(): Promise<void> {
      const config = readRelayConfig({
        VITE_EMAILJS_PUBLIC_KEY: mailboxAccount.publicKey,
        VITE_EMAILJS_SERVICE_ID: mailboxAccount.serviceId,
        VITE_EMAILJS_TEMPLATE_TEAM: mailboxAccount.teamTemplate,
        VITE_EMAILJS_TEMPLATE_WELCOME: mailboxAccount.welcomeTemplate,
        RELAY_LISTEN: '127.0.0.1:0',
        RELAY_OPERATIONS_LISTEN: '127.0.0.1:0',
        RELAY_ORIGINS: url,
        RELAY_TRUSTED_PROXIES: '127.0.0.1',
        RELAY_SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
        RELAY_SMTP_PLAIN: 'yes',
        RELAY_SENDER: 'website@levo.example',
        RELAY_RETRY_SECONDS: '1',
        RELAY_DATA: join(folder, 'relay.db'),
      })
      storage = await openSqlite({
        path: config.file,
        schedule: config.schedule,
        isRelay: true,
      })
      relay = await startServer({ config, storage, log: () => {} })
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
        storage?.database.exec(`PRAGMA query_only = ${isWritable ? 'OFF' : 'ON'}`),
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
  baseURL: ({ house }, use) => use(house.url),
})

const teamAddress = (await loadTemplate('team')).fields.toEmail

/** Letters that the mail server has taken for the team; those for the visitor may come before. */
function teamLetters({ smtp }: House): number {
  return smtp.taken.filter(({ recipients: [to] }) => to === teamAddress).length
}

/** As a reverse proxy does; without a relay it answers 502. */
function forward(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  relay: RelayServer | undefined,
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

/** The visitors to whom letters went, and the team, in the order in which the mail server took them. */
function recipients({ smtp }: House): string[] {
  return smtp.taken.flatMap((letter) => letter.recipients)
}

/** Waits until the visitor is welcomed, too, and closes the confirmation. */
async function endInquiry(page: Page, house: House, email: string): Promise<void> {
  await page.clock.runFor(3_000)
  await expect.poll(() => recipients(house), { timeout: 30_000 }).toContain(email)
  await closePopup(page)
}

/** Sends once more what did not go out: it does now, and the team has as many letters as `letters`. */
async function sendAgain(page: Page, house: House, email: string, letters: number): Promise<void> {
  await press(page)
  await expect(popup(page)).toBeVisible()
  await expect.poll(() => teamLetters(house), { timeout: 30_000 }).toBe(letters)
  await endInquiry(page, house, email)
}

testWithRelay(
  'an inquiry goes from the browser through the relay to the mail server',
  async ({ page, house }) => {
    await test.step('a mail server that is down is no trouble of the visitor’s: the mail follows', async () => {
      house.smtp.behave(() => 'turn away')
      const email = await writeInquiry(page)
      await pressLater(page)
      await expect(popup(page)).toBeVisible()
      await expect.poll(() => house.smtp.shown.get('turn away') ?? 0).toBeGreaterThan(0)
      expect(house.smtp.taken).toEqual([])

      house.smtp.behave(() => 'accept')
      await expect.poll(() => teamLetters(house), { timeout: 30_000 }).toBe(1)
      await endInquiry(page, house, email)
    })

    await test.step('the team has what was written, and the visitor is welcomed', async () => {
      house.smtp.taken.length = 0
      const email = await fill(page)
      await pressLater(page)
      await expect(popup(page)).toBeVisible()
      const reference = /LEVO-[\dA-Z]+-[\dA-Z]+/.exec(await popup(page).innerText())?.[0] ?? '?'
      await endInquiry(page, house, email)
      expect(recipients(house)).toEqual([teamAddress, email])
      const [team, welcome] = house.smtp.taken.map(({ source }) => source)
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
  async ({ page, house, log }) => {
    log.expect(/status of 502/, /was not sent.*answered 502/)
    log.expect(/status of 503/, /was not sent.*answered 503/, /was not sent.*no answer within 15 s/)

    await test.step('it is down', async () => {
      await house.stopRelay()
      const email = await writeInquiry(page)
      await pressLater(page)
      await expect(alertOf(page)).toHaveText(failedText)

      await house.startRelay()
      await sendAgain(page, house, email, 1)
    })

    await test.step('it cannot store: it says so, the words stay, and with room they are sent', async () => {
      house.setWritable(false)
      const email = await fill(page)
      await pressLater(page)
      await expect(alertOf(page)).toHaveText(failedText)
      await expect(field(page, 'message')).toHaveValue(someWords)

      house.setWritable(true)
      await sendAgain(page, house, email, 2)
    })

    await test.step('its answer never comes', async () => {
      house.setAnswering(false)
      const email = await fill(page)
      const asked = page.waitForRequest('**/email/send')
      await pressLater(page)
      await asked
      await expect.poll(() => teamLetters(house), { timeout: 30_000 }).toBe(3)
      await page.clock.runFor(15_000)
      await expect(alertOf(page)).toHaveText(failedText)

      house.setAnswering(true)
      // The welcome mail is accepted after the second send: had that made a letter, it would be there too.
      await sendAgain(page, house, email, 3)
      expect(teamLetters(house)).toBe(3)
    })
  },
)
