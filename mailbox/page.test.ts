import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
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

async function sendHostile() {
  const from_name = '<img src=x onerror=alert(1)>'
  const template_params = { ...TEAM_PARAMS, from_name, message: '</pre><script>alert(1)</script>' }
  await post(server.url, teamSend({ template_params }))
  const [mail] = await server.mailbox.mails()
  if (mail === undefined) throw new Error('The mail was not stored.')
  return mail
}

describe('the list', () => {
  test('says that there is no mail yet', async () => {
    expect(await textOf('/mailbox')).toContain('No mail yet')
  })

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
    await post(server.url, welcomeSend())
    const team = await loadTemplate('team')
    const mails = await (await get('/mailbox.json')).json()
    expect(mails.map(({ template }: { template: string }) => template)).toEqual(['welcome', 'team'])
    expect(mails[1]).toMatchObject({
      id: expect.any(String),
      to: team.fields.toEmail,
      replyTo: 'ada@example.com',
      subject: expect.stringContaining('Ada Lind'),
      params: TEAM_PARAMS,
      html: expect.stringContaining('<!doctype html>'),
      text: expect.stringContaining('A table for two'),
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
  })

  test.each([
    ['DELETE', undefined, 204],
    ['POST', 'action=empty', 303],
  ])('is emptied by %s', async (method, body, status) => {
    await post(server.url, teamSend())
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const answer = await requestRaw(server.url, '/mailbox', { method, headers, body })
    expect(answer.status).toBe(status)
    expect(await server.mailbox.mails()).toEqual([])
  })
})

// BOX-2
describe('one mail', () => {
  test('escapes hostile input', async () => {
    const mail = await sendHostile()
    for (const path of ['/mailbox', `/mailbox/${mail.id}`, `/mailbox/${mail.id}/body`]) {
      expect(await textOf(path)).not.toMatch(/<script>alert|<img/)
    }
  })

  test('is shown in a sandboxed frame', async () => {
    const mail = await sendHostile()
    const frame = `<iframe sandbox="" src="/mailbox/${mail.id}/body"`
    expect(await textOf(`/mailbox/${mail.id}`)).toContain(frame)
    const body = await get(`/mailbox/${mail.id}/body`)
    const policy = body.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/(^|; )sandbox(;|$)/)
    expect(await body.text()).toBe(mail.html)
  })

  test('can be downloaded as a real message', async () => {
    const mail = await sendHostile()
    const response = await get(`/mailbox/${mail.id}.eml`)
    expect(response.headers.get('content-type')).toBe('message/rfc822')
    expect(response.headers.get('content-disposition')).toContain(`${mail.id}.eml`)
    const email = await PostalMime.parse(await response.arrayBuffer())
    expect(email.text).toContain('</pre><script>')
  })

  test.each([
    '/mailbox/none',
    '/mailbox/none/body',
    '/mailbox/none.eml',
    '/mailbox/..%2fx',
    '/mailbox/x/y',
  ])('is not found at %s', async (path) => {
    await sendHostile()
    expect((await requestRaw(server.url, path)).status).toBe(404)
  })
})

// BOX-2
describe('the pages', () => {
  test('allow no scripts and only their own style', async () => {
    const response = await get('/mailbox')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(await response.text()).not.toContain('<script')
  })

  test('answer HEAD, reject other methods and remove the trailing slash', async () => {
    const head = await requestRaw(server.url, '/mailbox', { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect((await requestRaw(server.url, '/mailbox', { method: 'PUT' })).status).toBe(405)
    expect((await requestRaw(server.url, '/mailbox.json', { method: 'POST' })).status).toBe(405)
    expect((await requestRaw(server.url, '/mailbox/')).headers.location).toBe('/mailbox')
  })

  test('reject DNS rebinding and requests from another site', async () => {
    const headers = { Host: 'evil.example' }
    expect((await requestRaw(server.url, '/mailbox.json', { headers })).status).toBe(403)
    const order = { method: 'DELETE', headers: { 'Sec-Fetch-Site': 'cross-site' } }
    expect((await requestRaw(server.url, '/mailbox', order)).status).toBe(403)
  })

  describe.each([
    ['empty the mailbox', 'DELETE', '/mailbox'],
    ['empty the mailbox by its form', 'POST', '/mailbox'],
  ])('do not let another page %s', (_case, method, path) => {
    async function statusWith(headers: Record<string, string>) {
      await post(server.url, teamSend())
      const { status } = await requestRaw(server.url, path, {
        method,
        headers,
      })
      const isUntouched = (await server.mailbox.mails()).length > 0
      return { isRefused: status === 403, isUntouched }
    }

    test.each([
      ['on another port of this machine', { Origin: 'http://localhost:3000' }],
      ['of the same site', { 'Sec-Fetch-Site': 'same-site' }],
      ['of another site', { 'Sec-Fetch-Site': 'cross-site' }],
      ['with an opaque origin', { Origin: 'null' }],
    ])('%s', async (_where, headers) => {
      expect(await statusWith(headers)).toEqual({ isRefused: true, isUntouched: true })
    })

    test('except the mailbox’s own page, and programs', async () => {
      const own = { Origin: server.url, 'Sec-Fetch-Site': 'same-origin' }
      for (const headers of [own, {}]) {
        expect(await statusWith(headers)).toEqual({ isRefused: false, isUntouched: false })
      }
    })
  })
})
