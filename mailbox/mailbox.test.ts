import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SEND_PATH } from '../contract/protocol.ts'
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

async function answerTo(send: unknown, headers: Record<string, string> = {}) {
  const response = await post(server.url, send, headers)
  return { status: response.status, text: await response.text() }
}

// BOX-1
describe('the send call', () => {
  test('answers 200 OK as text and stores the mail', async () => {
    const response = await post(server.url, teamSend())
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('OK')
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await server.mailbox.mails()).toHaveLength(1)
  })

  test('may be called from any origin', async () => {
    const preflight = await fetch(server.url + SEND_PATH, { method: 'OPTIONS' })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/content-type/i)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    const refused = await post(server.url, '{')
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('refuses other methods', async () => {
    const response = await fetch(server.url + SEND_PATH)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toContain('POST')
  })

  test.each([
    ['no JSON', '{"user_id":', /^Bad Request$/],
    ['a list', '[]', /^Bad Request$/],
    ['null', 'null', /^Bad Request$/],
    ['no key', teamSend({ user_id: undefined }), /user_id param is required/],
    ['an empty service', teamSend({ service_id: '' }), /service_id param is required/],
    ['a numeric template', teamSend({ template_id: 7 }), /template_id param is required/],
    ['an unknown key', teamSend({ user_id: 'x' }), /^The Public Key is invalid/],
    ['an unknown service', teamSend({ service_id: 'x' }), /^The service ID not found/],
    ['an unknown template', teamSend({ template_id: 'x' }), /^The template ID not found/],
    ['a name every object has', teamSend({ template_id: 'constructor' }), /^The template ID/],
    ['parameters that are not an object', teamSend({ template_params: 'x' }), /template_params/],
  ])('answers 400 to %s', async (_case, send, text) => {
    const answer = await answerTo(send)
    expect(answer.status).toBe(400)
    expect(answer.text).toMatch(text)
    expect(await server.mailbox.mails()).toEqual([])
  })

  test('answers 400 to a body that is not sent as JSON', async () => {
    expect(await answerTo(teamSend(), { 'Content-Type': 'text/plain' })).toMatchObject({
      status: 400,
    })
  })

  test('answers 403 to a program that is not a browser', async () => {
    const answer = await requestRaw(server.url, SEND_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(teamSend()),
    })
    expect(answer.status).toBe(403)
    expect(answer.body.toString()).toContain('non-browser')
  })

  test.each([
    ['no address', { to_email: undefined }, 'The recipients address is empty'],
    ['blanks', { to_email: '  ' }, 'The recipients address is empty'],
    ['no address at all', { to_email: 'ada' }, 'The recipients address is corrupted'],
    ['two', { to_email: 'a@example.com,b@example.com' }, 'The recipients address is corrupted'],
    [
      'a header',
      { to_email: 'a@example.com\r\nBcc: b@example.com' },
      'The recipients address is corrupted',
    ],
  ])('answers 422 to a recipient that is %s', async (_case, params, text) => {
    expect(await answerTo(welcomeSend(params))).toEqual({ status: 422, text })
  })

  test('answers 422 to a corrupted reply address', async () => {
    const send = teamSend({ template_params: { ...TEAM_PARAMS, from_email: 'a@b.example, c' } })
    expect(await answerTo(send)).toMatchObject({ status: 422 })
  })

  test('answers 413 above 50 KB of variables', async () => {
    const withMessage = (length: number) =>
      teamSend({ template_params: { ...TEAM_PARAMS, message: 'x'.repeat(length) } })
    expect((await answerTo(withMessage(49 * 1024))).status).toBe(400)
    const refused = await answerTo(withMessage(51 * 1024))
    expect(refused.status).toBe(413)
    expect(refused.text).toMatch(/^Variables size limit/)
    expect((await answerTo(withMessage(2 * 1024 * 1024))).status).toBe(413)
    expect(await server.mailbox.mails()).toEqual([])
  })
})

describe('the limit of one request a second', () => {
  test('refuses a second request within the interval and accepts it afterwards', async () => {
    const strict = await startTrialServer({}, { requestIntervalMs: 300 })
    const status = async () => (await post(strict.url, teamSend())).status
    expect([await status(), await status()]).toEqual([200, 429])
    await new Promise((resolve) => setTimeout(resolve, 310))
    expect(await status()).toBe(200)
    await strict.close()
  })

  test('is one second by default', async () => {
    const strict = await startTrialServer({}, { requestIntervalMs: undefined })
    await post(strict.url, teamSend())
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect((await post(strict.url, teamSend())).status).toBe(429)
    await strict.close()
  })
})
