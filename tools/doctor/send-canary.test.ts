import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { sendCanary } from './send-canary.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** Starts a service that gives the same answer to each request and records the requests. */
async function service(status: number, text: string) {
  const received: { origin: string | undefined; body: string }[] = []
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({ origin: request.headers.origin, body: Buffer.concat(chunks).toString() })
    response.writeHead(status).end(text)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

function account(origin: string) {
  return {
    VITE_EMAILJS_PUBLIC_KEY: 'key',
    VITE_EMAILJS_SERVICE_ID: 'service',
    VITE_EMAILJS_TEMPLATE_TEAM: 'team',
    VITE_EMAILJS_ORIGIN: origin,
  }
}

// HOST-4
test('reports the reference of an accepted inquiry, which is marked as a test', async () => {
  const { url, received } = await service(200, 'OK')
  const finding = await sendCanary(account(url), 'https://levo.example/home')
  expect(finding).toMatchObject({ state: 'ok', said: expect.stringMatching(/LEVO-\d+-/) })
  expect(received).toHaveLength(1)
  expect(received[0]?.origin).toBe('https://levo.example')
  const body = JSON.parse(received[0]?.body ?? '{}') as Record<string, unknown>
  expect(body).toMatchObject({ user_id: 'key', service_id: 'service', template_id: 'team' })
  expect(JSON.stringify(body.template_params)).toContain('[TEST] Canary')
})

test.each([
  [405, 'Not Allowed', /pass this path to the relay/],
  [412, 'Gmail_API: Invalid grant', /connect it again/],
  [422, 'The recipients address is empty', /To Email/],
  [429, 'Too Many Requests', /quota/],
  [451, 'Unavailable For Headless Browser', /non-browser/],
  [503, 'Service Unavailable', /health/],
  [500, 'Internal Server Error', /status page/],
  [200, '<!doctype html><title>Sign in</title>', /another network/],
])('reports a fault with its remedy for the answer %i %s', async (status, text, remedy) => {
  const { url } = await service(status, text)
  const finding = await sendCanary(account(url), 'https://levo.example')
  expect(finding.state).toBe('fault')
  expect(finding.said).toContain(String(status))
  expect(finding.remedy).toMatch(remedy)
})

test('reports a fault when the service does not answer', async () => {
  const { url } = await service(200, 'OK')
  await new Promise((resolve) => server?.close(resolve))
  const finding = await sendCanary(account(url), 'https://levo.example')
  expect(finding).toMatchObject({ state: 'fault', remedy: expect.stringContaining('network') })
})

test('sends nothing to the site’s own origin when its address is not set', async () => {
  const finding = await sendCanary(account('/'), 'https://levo.example')
  expect(finding).toMatchObject({
    state: 'fault',
    said: expect.stringContaining('Nothing was sent'),
    remedy: expect.stringContaining('VITE_SITE_URL'),
  })
})

test('sends nothing and names the missing variables when no account is set', async () => {
  const finding = await sendCanary({}, 'https://levo.example')
  expect(finding.said).toContain('VITE_EMAILJS_PUBLIC_KEY')
})
