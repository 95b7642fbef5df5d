import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SEND_PATH } from '../contract/protocol.ts'
import { loadTemplate } from '../relay/template.ts'
import { TEAM_PARAMS } from '../relay/trial-inquiry.ts'
import {
  post,
  requestRaw,
  startTrialServer,
  type TrialServer,
  teamSend,
  welcomeSend,
} from '../tools/preview/trial-server.ts'

let server: TrialServer
beforeAll(async () => {
  server = await startTrialServer()
})
afterAll(() => server.close())
afterEach(() => server.mailbox.empty())

const get = (path: string) => fetch(server.url + path)
const textOf = async (path: string) => (await get(path)).text()

/** Sends an inquiry with hostile texts and returns its mail. */
async function sendHostile() {
  const from_name = '<img src=x onerror=alert(1)>'
  const template_params = { ...TEAM_PARAMS, from_name, message: '</pre><script>alert(1)</script>' }
  await post(server.url, teamSend({ template_params }))
  const [mail] = await server.mailbox.mails()
  if (mail === undefined) throw new Error('The mail was not stored.')
  return mail
}

// BOX-1: the relay's tests have every case, because the mailbox is the relay with another output.
describe('the send call', () => {
  test('may be called from any origin, answers 200 OK as text and stores the mail', async () => {
    const response = await post(server.url, teamSend())
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('OK')
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await server.mailbox.mails()).toHaveLength(1)
  })

  test.each([
    ['no key', teamSend({ user_id: undefined }), 400, /user_id param is required/],
    ['an unknown key', teamSend({ user_id: 'x' }), 400, /^The Public Key is invalid/],
    ['an unknown service', teamSend({ service_id: 'x' }), 400, /^The service ID not found/],
    ['a name every object has', teamSend({ template_id: 'constructor' }), 400, /^The template ID/],
    ['no recipient', welcomeSend({ to_email: '  ' }), 422, /^The recipients address is empty$/],
    ['two recipients', welcomeSend({ to_email: 'a@b.example,c@d.example' }), 422, /corrupted$/],
    ['a header', welcomeSend({ to_email: 'a@b.example\r\nBcc: c@d.example' }), 422, /corrupted$/],
    [
      'two addresses to reply to',
      teamSend({ template_params: { ...TEAM_PARAMS, from_email: 'a@b.example, c' } }),
      422,
      /corrupted/,
    ],
    [
      '50 KB of variables',
      teamSend({ template_params: { ...TEAM_PARAMS, message: 'x'.repeat(51 * 1024) } }),
      413,
      /^Variables size limit/,
    ],
  ])('refuses %s', async (_case, send, status, text) => {
    const response = await post(server.url, send)
    expect(response.status).toBe(status)
    expect(await response.text()).toMatch(text)
    expect(await server.mailbox.mails()).toEqual([])
  })

  test('refuses a body that is not sent as JSON', async () => {
    const response = await post(server.url, teamSend(), { 'Content-Type': 'text/plain' })
    expect(response.status).toBe(400)
  })

  test('answers 403 to a program that is not a browser', async () => {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify(teamSend())
    const answer = await requestRaw(server.url, SEND_PATH, { method: 'POST', headers, body })
    expect(answer.status).toBe(403)
    expect(answer.body.toString()).toContain('non-browser')
  })

  test('accepts one request a second', async () => {
    const strict = await startTrialServer({}, { requestIntervalMs: undefined })
    const status = async () => (await post(strict.url, teamSend())).status
    expect([await status(), await status()]).toEqual([200, 429])
    await new Promise((resolve) => setTimeout(resolve, 1_010))
    expect(await status()).toBe(200)
    await strict.close()
  })
})

// BOX-1
describe('the list', () => {
  test('shows subject, recipient, time and reference, newest first', async () => {
    await post(server.url, teamSend())
    await post(server.url, welcomeSend())
    const html = await textOf('/mailbox')
    expect(html.indexOf('Your inquiry is with us')).toBeLessThan(html.indexOf('New inquiry from'))
    expect(html).toContain('To ada@example.com')
    expect(html).toContain('LEVO-1767225600000-K3F9QZ')
    expect(html).toMatch(/<time datetime="\d{4}-/)
  })

  test('has every field as JSON', async () => {
    await post(server.url, teamSend())
    expect(await (await get('/mailbox.json')).json()).toEqual([
      expect.objectContaining({
        template: 'team',
        to: (await loadTemplate('team')).fields.toEmail,
        replyTo: 'ada@example.com',
        subject: expect.stringContaining('Ada Lind'),
        params: TEAM_PARAMS,
        html: expect.stringContaining('<!doctype html>'),
        text: expect.stringContaining('A table for two'),
        receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      }),
    ])
  })

  test.each(['DELETE', 'POST'])('is emptied by %s from its own page', async (method) => {
    await post(server.url, teamSend())
    const headers = { Origin: server.url, 'Sec-Fetch-Site': 'same-origin' }
    expect((await requestRaw(server.url, '/mailbox', { method, headers })).status).toBe(303)
    expect(await textOf('/mailbox')).toContain('No mail yet')
    expect((await requestRaw(server.url, '/mailbox', { method: 'PUT' })).status).toBe(405)
  })
})

// BOX-2
describe('one mail', () => {
  test('is escaped, in a sandboxed frame', async () => {
    const mail = await sendHostile()
    for (const path of ['/mailbox', `/mailbox/${mail.id}`, `/mailbox/${mail.id}/body`]) {
      expect(await textOf(path)).not.toMatch(/<script>alert|<img/)
    }
    const frame = `<iframe sandbox="" src="/mailbox/${mail.id}/body"`
    expect(await textOf(`/mailbox/${mail.id}`)).toContain(frame)
    const body = await get(`/mailbox/${mail.id}/body`)
    const policy = body.headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'.*; sandbox;/)
    expect(await body.text()).toBe(mail.html)
  })

  // BOX-1
  test('is a file that mail programs read, and can be downloaded', async () => {
    const mail = await sendHostile()
    const response = await get(`/mailbox/${mail.id}.eml`)
    expect(response.headers.get('content-type')).toBe('message/rfc822')
    const email = await PostalMime.parse(await response.arrayBuffer())
    expect(email.to).toEqual([{ address: mail.to, name: '' }])
    expect(email.from?.address).toBe('mailbox@levo.example')
    expect(email.subject).toBe(mail.subject)
    expect(email.text).toContain('</pre><script>')
  })

  test.each(['/mailbox/none', '/mailbox/none.eml', '/mailbox/..%2fx', '/mailbox/x/y'])(
    'is not found at %s',
    async (path) => expect((await requestRaw(server.url, path)).status).toBe(404),
  )
})

// BOX-2
describe('the pages', () => {
  test('allow no scripts and only their own style', async () => {
    const response = await get('/mailbox')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(await response.text()).not.toContain('<script')
  })

  test('reject DNS rebinding', async () => {
    const headers = { Host: 'evil.example' }
    expect((await requestRaw(server.url, '/mailbox.json', { headers })).status).toBe(403)
  })

  test.each([
    ['on another port of this machine', { Origin: 'http://localhost:3000' }],
    ['of the same site', { 'Sec-Fetch-Site': 'same-site' }],
    ['of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['with an opaque origin', { Origin: 'null' }],
  ])('do not let a page %s empty the mailbox', async (_where, headers) => {
    await post(server.url, teamSend())
    for (const method of ['DELETE', 'POST']) {
      expect((await requestRaw(server.url, '/mailbox', { method, headers })).status).toBe(403)
    }
    expect(await server.mailbox.mails()).toHaveLength(1)
  })
})
