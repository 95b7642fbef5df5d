import { mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { robotMark } from '../contract/mails.ts'
import { SEND_PATH } from '../contract/protocol.ts'
import { mailsIn, type Outcome } from './storage/storage.ts'
import { gate } from './testing/mails.ts'
import { newInquiry } from './trial-inquiry.ts'
import { postSend, sendOf, startTrialRelay, type TrialRelay } from './trial-relay.ts'

let folder: string
let files = 0
const newFile = () => {
  files += 1
  return join(folder, `${files}.db`)
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'levo-relay-'))
})
afterAll(() => rm(folder, { recursive: true }))

const delivered: Outcome = { kind: 'delivered', error: '' }

let relay: TrialRelay
beforeEach(async () => {
  relay = await startTrialRelay(newFile())
})
afterEach(() => relay.stop())

/** Replaces the relay by one with other variables or parts. */
async function restart(
  environment: Record<string, string>,
  options: Parameters<typeof startTrialRelay>[2] = {},
): Promise<void> {
  await relay.stop()
  relay = await startTrialRelay(newFile(), environment, options)
}

const stored = () => mailsIn(relay.storage)

// RELAY-1, RELAY-2
describe('a send', () => {
  test('is stored before it is answered, as one team mail and one welcome mail, however often it is sent', async () => {
    const { team, welcome, submissionId } = newInquiry()
    const answer = await postSend(relay.url, sendOf('team', team))
    expect(answer).toMatchObject({ status: 200, text: 'OK' })
    expect(await stored()).toMatchObject([{ submissionId, template: 'team', params: team }])
    for (let time = 0; time < 3; time += 1) {
      expect((await postSend(relay.url, sendOf('welcome', welcome))).status).toBe(200)
      expect((await postSend(relay.url, sendOf('team', team))).status).toBe(200)
    }
    expect((await stored()).map(({ template }) => template).toSorted()).toEqual(['team', 'welcome'])
  })

  // RELAY-3
  test('of a suspected robot reaches the team with its mark, without a welcome mail', async () => {
    const { team, welcome } = newInquiry()
    const marked = { ...team, message: `${team.message}\n\n${robotMark}` }
    expect((await postSend(relay.url, sendOf('team', marked))).status).toBe(200)
    const answer = await postSend(relay.url, sendOf('welcome', welcome))
    expect(answer).toMatchObject({ status: 422, text: expect.stringContaining('accepted inquiry') })
    expect(await stored()).toMatchObject([
      { template: 'team', suspectedRobot: true, params: { message: marked.message } },
    ])
  })

  test('of a welcome mail above the daily limit is refused and logged', async () => {
    await restart({ RELAY_WELCOMES_PER_DAY: '0' })
    const { team, welcome, submissionId } = newInquiry()
    expect((await postSend(relay.url, sendOf('team', team))).status).toBe(200)
    expect((await postSend(relay.url, sendOf('welcome', welcome))).status).toBe(429)
    const message = expect.stringMatching(/RELAY_WELCOMES_PER_DAY/)
    expect(relay.lines).toContainEqual({ level: 'error', message, submissionId })
  })

  test.each([
    ['no JSON', '{"user_id":', 400, /^Bad Request$/],
    ['a list', '[]', 400, /^Bad Request$/],
    ['nested without end', `${'['.repeat(20_000)}`, 400, /^Bad Request$/],
    ['deep parameters', sendDeep(), 400, /message param has to be a text/],
    ['a wrong key', { ...sendOf('team', {}), user_id: 'x' }, 400, /Public Key/],
    ['no reference', sendOf('team', { ...newInquiry().team, submission_id: 'x' }), 400, /LEVO-/],
    ['no message', sendOf('team', { ...newInquiry().team, message: ' ' }), 400, /message/],
    ['a number', sendOf('team', { ...newInquiry().team, phone: 7 }), 400, /phone param has to be/],
    [
      'a long message',
      sendOf('team', { ...newInquiry().team, message: 'x'.repeat(9_000) }),
      400,
      /too long/,
    ],
    ['no address', sendOf('team', { ...newInquiry().team, from_email: 'ada' }), 422, /corrupted/],
    ['a megabyte', sendOf('team', { message: 'x'.repeat(1_000_000) }), 413, /size/],
  ])('that is invalid gets the reason: %s', async (_case, send, status, text) => {
    const answer = await postSend(relay.url, send)
    expect(answer.status).toBe(status)
    expect(answer.text).toMatch(text)
    expect(await stored()).toEqual([])
  })

  test('that cannot be stored is answered 503, and can be sent again', async () => {
    const { team } = newInquiry()
    relay.storage.database.exec('PRAGMA query_only = ON')
    expect(await postSend(relay.url, sendOf('team', team))).toMatchObject({ status: 503 })
    expect(relay.lines.at(-1)).toMatchObject({ level: 'error', message: 'not stored' })
    relay.storage.database.exec('PRAGMA query_only = OFF')
    expect((await postSend(relay.url, sendOf('team', team))).status).toBe(200)
  })

  test('is answered before the site’s timeout when the database never answers', async () => {
    const accept = () => new Promise<never>(() => {})
    await restart({}, { accept, storingLimit: 50 })
    const { team } = newInquiry()
    expect(await postSend(relay.url, sendOf('team', team))).toMatchObject({ status: 503 })
    expect(relay.lines.at(-1)).toMatchObject({ message: 'not stored', code: 'ETIMEDOUT' })
  })

  test('of any kind does not break the relay, and is stored if it is answered 200', async () => {
    const key = fc.constantFrom(
      ...Object.keys(newInquiry().team),
      'customer_FirstName',
      '__proto__',
    )
    const poison = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '\r\nBcc: x@y.example',
        '{{phone}}',
        '\0',
        '\ud800',
        'a@b.example,c@d.example',
      ),
      fc.jsonValue({ maxDepth: 3 }),
    )
    const changes = fc.dictionary(key, poison, { maxKeys: 4 })
    const known = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('team', 'welcome'), changes, async (template, changed) => {
        const inquiry = newInquiry()
        const params = { ...inquiry[template as 'team'], ...changed }
        const { status, text } = await postSend(relay.url, sendOf(template as 'team', params))
        expect([200, 400, 413, 422]).toContain(status)
        expect(text.length).toBeGreaterThan(1)
        if (status === 200) known.add(String(params.submission_id).trim())
      }),
      { numRuns: 100 },
    )
    const kept = new Set((await stored()).map(({ submissionId }) => submissionId))
    expect(known.size).toBeGreaterThan(5)
    expect([...known].filter((id) => !kept.has(id))).toEqual([])
  })
})

// RELAY-4
describe('sending', () => {
  test('is allowed to the site, which can read the answer', async () => {
    const { team } = newInquiry()
    const { headers } = await postSend(relay.url, sendOf('team', team))
    expect(headers.get('access-control-allow-origin')).toBe('https://levo.example')
    expect(headers.get('vary')).toBe('Origin')
    const preflight = await fetch(relay.url + SEND_PATH, {
      method: 'OPTIONS',
      headers: { Origin: 'https://levo.example' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/content-type/i)
  })

  test.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['the site without TLS', { Origin: 'http://levo.example' }],
    ['a page without an origin', { Origin: 'null' }],
  ])('is not allowed to %s', async (_case, headers) => {
    const answer = await postSend(relay.url, sendOf('team', newInquiry().team), headers)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(await stored()).toEqual([])
  })

  test('is limited per client', async () => {
    await restart({ RELAY_RATE_PER_MINUTE: '6', RELAY_TRUSTED_PROXIES: '127.0.0.1' })
    const statusFor = async (client: string) => {
      const { team } = newInquiry()
      const headers = { 'X-Forwarded-For': client }
      return (await postSend(relay.url, sendOf('team', team), headers)).status
    }
    const statuses: number[] = []
    for (let sent = 0; sent < 3; sent += 1) statuses.push(await statusFor('192.0.2.1'))
    expect(statuses).toEqual([200, 200, 429])
    expect(await statusFor('192.0.2.2')).toBe(200)
  })

  test('is the only request that is served', async () => {
    expect((await fetch(relay.url)).status).toBe(404)
    expect((await fetch(`${relay.url}/metrics`)).status).toBe(404)
    expect((await fetch(relay.url + SEND_PATH)).status).toBe(405)
  })
})

// RELAY-4
describe('a slow or malicious client', () => {
  test('is disconnected when its headers or body do not end', async () => {
    await restart({}, { requestLimits: { headers: 150, whole: 300, connections: 8 } })
    const begun = [
      'POST /api/v1.0/email/send HTTP/1.1\r\nHost: x\r\nX-Slow: ',
      'POST /api/v1.0/email/send HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{',
    ]
    const answers = await Promise.all(begun.map((start) => rawAnswer(relay.url, start)))
    for (const answer of answers) expect(answer).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
    expect((await postSend(relay.url, sendOf('team', newInquiry().team))).status).toBe(200)
  })

  test('has a limited number of connections, and others are served', async () => {
    const requestLimits = { headers: 60_000, whole: 60_000, connections: 8 }
    await restart({}, { requestLimits })
    const port = Number(new URL(relay.url).port)
    const sockets = Array.from({ length: 12 }, () => connect(port, '127.0.0.1'))
    const closed = new Set<Socket>()
    for (const socket of sockets) {
      socket.on('error', () => {}).on('close', () => closed.add(socket))
      socket.write('POST /api/v1.0/email/send HTTP/1.1\r\nX-Slow: ')
    }
    await expect.poll(() => closed.size).toBe(4)
    const status = await new Promise((resolve) => {
      httpRequest(relay.url, { localAddress: '127.0.0.2' }, (answer) => {
        resolve(answer.resume().statusCode)
      }).end()
    })
    expect(status).toBe(404)
    for (const socket of sockets) socket.destroy()
    const send = () => postSend(relay.url, sendOf('team', newInquiry().team))
    await expect
      .poll(() =>
        send().then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
  })

  test('cannot exhaust memory', async () => {
    const before = process.memoryUsage().rss
    const sent = await uploadForever(relay.url)
    expect(sent).toBeGreaterThan(1_000_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
    expect((await postSend(relay.url, sendOf('team', newInquiry().team))).status).toBe(200)
  })

  test('does not affect others when it disconnects early', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(relay.url).port), '127.0.0.1', () => {
        socket.write('POST /api/v1.0/email/send HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{')
        socket.destroy()
      })
      socket.on('close', () => resolve())
    })
    expect((await postSend(relay.url, sendOf('team', newInquiry().team))).status).toBe(200)
  })
})

// RELAY-5, SAFE-2
describe('operations', () => {
  const health = async () => {
    const response = await fetch(`${relay.operationsUrl}/health`)
    return { status: response.status, body: await response.json() }
  }

  test('are healthy while mails are delivered', async () => {
    await postSend(relay.url, sendOf('team', newInquiry().team))
    expect(await health()).toEqual({ status: 200, body: { status: 'ok', troubles: [] } })
  })

  test('report a mail that is stuck', async () => {
    const { open, opened } = gate()
    await restart({}, { deliver: () => opened.then(() => delivered) })
    await postSend(relay.url, sendOf('team', newInquiry().team))
    relay.storage.database.exec('UPDATE mail SET received_at = received_at - 3600000')
    const { status, body } = await health()
    expect(status).toBe(503)
    expect(body.troubles).toEqual([expect.stringMatching(/waiting for 60 minutes/)])
    open()
  })

  test('report a mail that was given up, also in the log', async () => {
    await restart(
      { RELAY_RETRY_SECONDS: '3600', RELAY_GIVE_UP_HOURS: '1' },
      { deliver: async () => ({ kind: 'failed', error: 'EAUTH, 535 no' }) },
    )
    const { team, submissionId } = newInquiry()
    await postSend(relay.url, sendOf('team', team))
    for (let attempt = 0; attempt < 5; attempt += 1) {
      relay.storage.database.exec('UPDATE mail SET due_at = 0')
      await relay.storage.resend({ submissionId: 'none', template: 'team', digest: '' })
    }
    await expect.poll(async () => (await stored())[0]?.attempts).toBeGreaterThan(0)
    relay.storage.database.exec('UPDATE mail SET attempts = 100, due_at = 0')
    await relay.storage.resend({ submissionId: 'none', template: 'team', digest: '' })
    await expect.poll(async () => (await stored())[0]?.state).toBe('parked')
    expect(relay.lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        submissionId,
        code: 'EAUTH 535',
        message: expect.stringMatching(/^GIVEN UP/),
      }),
    )
    expect(await health()).toMatchObject({
      status: 503,
      body: { troubles: [expect.stringMatching(/1 inquiry was given up/)] },
    })
  })

  test('report when nothing can be stored', async () => {
    relay.storage.database.exec('PRAGMA query_only = ON')
    expect(await health()).toMatchObject({
      status: 503,
      body: { troubles: [expect.stringMatching(/disk or the database/)] },
    })
    relay.storage.database.exec('PRAGMA query_only = OFF')
  })

  test.each([
    ['inquiries are refused', 'INSERT', 503, /^Inquiries were refused in the last minutes/],
    ['a delivery is not recorded', 'UPDATE', 200, /^Mails could not be read or written/],
  ])('report when %s although the probe succeeds', async (_case, change, status, trouble) => {
    expect((await health()).status).toBe(200)
    relay.storage.database.exec(
      `CREATE TRIGGER broken BEFORE ${change} ON mail BEGIN SELECT RAISE(ABORT, 'broken'); END`,
    )
    expect(await postSend(relay.url, sendOf('team', newInquiry().team))).toMatchObject({ status })
    await expect
      .poll(async () => (await health()).body.troubles)
      .toEqual([expect.stringMatching(trouble)])
    expect((await health()).status).toBe(503)
    relay.storage.database.exec('DROP TRIGGER broken')
  })

  test('have metrics for Prometheus', async () => {
    await postSend(relay.url, sendOf('team', newInquiry().team))
    await postSend(relay.url, 'x')
    await expect.poll(async () => (await stored())[0]?.state).toBe('delivered')
    const response = await fetch(`${relay.operationsUrl}/metrics`)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/)
    const text = await response.text()
    for (const line of [
      'relay_answers_total{status="200"} 1',
      'relay_answers_total{status="400"} 1',
      'relay_mails{state="delivered"} 1',
      'relay_mails{state="parked"} 0',
      'relay_oldest_waiting_seconds 0',
      'relay_deliveries_total{template="team",outcome="delivered"} 1',
      'relay_store_seconds_count{template="team"} 1',
    ]) {
      expect(text.split('\n')).toContain(line)
    }
    expect(text).not.toContain('@')
  })

  test('log no personal data', async () => {
    const { team, welcome, address } = newInquiry()
    await postSend(relay.url, sendOf('team', team))
    await postSend(relay.url, sendOf('welcome', welcome))
    await expect
      .poll(() => relay.lines.filter(({ message }) => message === 'delivered'))
      .toHaveLength(2)
    const text = JSON.stringify(relay.lines)
    for (const word of [address, 'Ada', team.phone, 'table']) expect(text).not.toContain(word)
  })
})

// RELAY-6
test('a stop answers open requests, finishes the mail in transit and accepts no new requests', async () => {
  const { open, opened } = gate()
  const file = newFile()
  const deliver = () => opened.then(() => delivered)
  const stopping = await startTrialRelay(file, {}, { deliver })
  const { team } = newInquiry()
  expect((await postSend(stopping.url, sendOf('team', team))).status).toBe(200)
  const stopped = stopping.stop()
  await expect(postSend(stopping.url, sendOf('team', newInquiry().team))).rejects.toThrow()
  open()
  await stopped
  const next = await startTrialRelay(file)
  expect(await mailsIn(next.storage)).toMatchObject([{ state: 'delivered' }])
  await next.stop()
})

// RELAY-5
test('removes delivered mails older than the retention time of the privacy policy', async () => {
  await postSend(relay.url, sendOf('team', newInquiry().team))
  await expect.poll(async () => (await stored())[0]?.state).toBe('delivered')
  const file = relay.storage.database.location() ?? ''
  relay.storage.database.exec('UPDATE mail SET received_at = 0')
  await relay.stop()
  relay = await startTrialRelay(file)
  await expect.poll(stored).toEqual([])
  expect(relay.lines).toContainEqual({ level: 'info', message: 'purged', removed: 1 })
})

test('reports a port in use with its variable', async () => {
  const { port } = new URL(relay.url)
  const second = startTrialRelay(newFile(), { RELAY_LISTEN: `127.0.0.1:${port}` })
  await expect(second).rejects.toThrow(/is taken.*RELAY_LISTEN/)
})

function sendDeep(): string {
  const send = JSON.stringify(sendOf('team', { message: 'DEEP' }))
  return send.replace('"DEEP"', `${'['.repeat(10_000)}${']'.repeat(10_000)}`)
}

/** Sends only `start`. Resolves with everything received until the connection is closed. */
function rawAnswer(url: string, start: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(start))
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
  })
}

/** Uploads until the connection is closed. Resolves with the number of bytes sent. */
function uploadForever(url: string): Promise<number> {
  return new Promise((resolve) => {
    let sent = 0
    const chunk = Buffer.alloc(64 * 1024, 'x')
    const request = httpRequest(url + SEND_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://levo.example' },
    })
    const push = () => {
      while (!request.destroyed && request.write(chunk)) sent += chunk.length
      sent += chunk.length
    }
    request.on('drain', push)
    request.on('error', () => resolve(sent))
    request.on('close', () => resolve(sent))
    push()
  })
}
