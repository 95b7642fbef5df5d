import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  createDelivery,
  type Delivery,
  type DeliveryOptions,
  defaultTimeouts,
  errorCode,
} from './delivery.ts'
import { type StoredMail, type TemplateName, waiting } from './mail.ts'
import { type Behaviour, type HostileSmtp, startHostileSmtp } from './proof/hostile-smtp.ts'
import { longestJob } from './storage/postgres.ts'
import { loadTemplate } from './template.ts'
import { accepted } from './testing/mails.ts'
import { newInquiry } from './trial-inquiry.ts'

let smtp: HostileSmtp
let deliveries: Delivery[] = []
beforeEach(async () => {
  smtp = await startHostileSmtp()
})
afterEach(async () => {
  for (const delivery of deliveries) delivery.close()
  deliveries = []
  await smtp.close()
})

function delivery(
  changes: Partial<DeliveryOptions['mailServer']> = {},
  timeouts = defaultTimeouts,
): Delivery {
  const made = createDelivery({
    mailServer: {
      host: '127.0.0.1',
      port: smtp.port,
      secure: false,
      requireTLS: false,
      ignoreTLS: true,
      ...changes,
    },
    sender: 'website@levo.example',
    connections: 2,
    timeouts,
  })
  deliveries.push(made)
  return made
}

function mail(template: TemplateName = 'team', changes: Record<string, string> = {}): StoredMail {
  const { team, welcome } = newInquiry(changes)
  return waiting(accepted(template, template === 'team' ? team : welcome))
}

test('hands a letter over to its recipient', async () => {
  const [team, welcome] = [mail(), mail('welcome')]
  const { deliver } = delivery()
  expect(await deliver(team)).toMatchObject({ kind: 'delivered' })
  expect(await deliver(welcome)).toMatchObject({ kind: 'delivered' })
  const { toEmail } = (await loadTemplate('team')).fields
  expect(smtp.taken.map(({ recipients }) => recipients)).toEqual([[toEmail], [welcome.visitor]])
  expect(smtp.taken[0]?.source).toContain(`Message-ID: <${team.submissionId}.team.`)
})

test.each<[Behaviour, RegExp]>([
  ['refuse', /554/],
  ['greylist', /451/],
  ['no such user', /550/],
  ['turn away', /421/],
  ['stall', /ETIMEDOUT|timeout/i],
  ['drop', /ECONNECTION|closed/],
  ['drop after', /ECONNECTION|closed/],
  ['lie', /451/],
])('a team mail fails temporarily when the server does this: %s', async (behaviour, error) => {
  smtp.behave(() => behaviour)
  // Long enough to reach the server, short enough for a test.
  const timeouts = behaviour === 'stall' ? { ...defaultTimeouts, silence: 4_000 } : defaultTimeouts
  const outcome = await delivery({}, timeouts).deliver(mail())
  expect(outcome).toEqual({ kind: 'failed', error: expect.stringMatching(error) })
  // The library's own retries would make uncounted copies.
  expect(smtp.shown.get(behaviour)).toBe(1)
})

test.each<[Behaviour, string]>([
  ['no such user', 'undeliverable'],
  ['refuse', 'undeliverable'],
  ['greylist', 'failed'],
  ['turn away', 'failed'],
  ['drop', 'failed'],
])('a welcome mail, when the server does this: %s, is %s', async (behaviour, kind) => {
  smtp.behave(() => behaviour)
  expect((await delivery().deliver(mail('welcome'))).kind).toBe(kind)
})

test('continues after the server has recovered', async () => {
  let behaviour: Behaviour = 'drop'
  smtp.behave(() => behaviour)
  const { deliver } = delivery()
  const letter = mail()
  expect((await deliver(letter)).kind).toBe('failed')
  behaviour = 'accept'
  expect((await deliver(letter)).kind).toBe('delivered')
})

// RELAY-2
test('waits for a mail server the ten minutes of the standard', () => {
  const { connection, silence, letter } = defaultTimeouts
  expect(silence).toBeGreaterThan(10 * 60_000)
  expect(letter).toBeGreaterThan(connection + silence)
  expect(longestJob * 1000).toBeGreaterThan(letter)
})

test('does not wait forever for a server that does not answer', async () => {
  smtp.behave(() => 'stall')
  const { deliver } = delivery({}, { connection: 60_000, silence: 60_000, letter: 150 })
  expect((await deliver(mail())).kind).toBe('failed')
})

test('does not send a mail twice that could not be recorded', async () => {
  const { deliver } = delivery()
  const letter = mail()
  await deliver(letter)
  const again = await deliver(letter)
  expect(smtp.taken).toHaveLength(1)
  again.recorded?.()
  await deliver(letter)
  expect(smtp.taken).toHaveLength(2)
})

test('sends nothing over a connection without TLS if TLS is required', async () => {
  const outcome = await delivery({ requireTLS: true, ignoreTLS: false }).deliver(mail())
  expect(outcome.kind).toBe('failed')
  expect(smtp.taken).toEqual([])
})

test('authenticates with user and password', async () => {
  const right = delivery({ port: smtp.port, auth: { user: 'levo', pass: 'p@ss' } })
  expect((await right.deliver(mail())).kind).toBe('delivered')
  expect(smtp.taken[0]?.user).toBe('levo')
  const wrong = delivery({ port: smtp.port, auth: { user: 'levo', pass: 'wrong' } })
  expect(await wrong.deliver(mail())).toEqual({
    kind: 'failed',
    error: expect.stringMatching(/^EAUTH/),
  })
})

test('hands a welcome mail to an international address over unchanged', async () => {
  const letter = mail('welcome', { from_email: 'zoë@example.com' })
  expect((await delivery().deliver(letter)).kind).toBe('delivered')
  expect(smtp.taken[0]?.recipients).toEqual(['zoë@example.com'])
})

test.each([
  ['EENVELOPE, RCPT TO, 550 5.1.1 <ada@example.com>: no such user', 'EENVELOPE 550'],
  ['ETIMEDOUT, CONN, Connection timeout', 'ETIMEDOUT'],
  ['something else', 'unknown'],
])('%s is logged as %s', (error, code) => {
  expect(errorCode(error)).toBe(code)
})
