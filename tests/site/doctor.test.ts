/** Tests the doctor's checks of a deployed site on the built site behind the preview server. */

import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkSite } from '../../tools/doctor/check-site'
import { reportLines } from '../../tools/doctor/finding'
import { startServer } from '../../tools/preview/serve'

// Each test makes about sixty requests.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

type Server = Awaited<ReturnType<typeof startServer>>
let good: Server
/** Serves the folder without headers and redirects. */
const careless = createServer(sirv('build/client'))

beforeAll(async () => {
  const mailboxDir = await mkdtemp(join(tmpdir(), 'levo-doctor-'))
  good = await startServer({ port: 0, dir: 'build/client', mailboxDir })
  await new Promise<void>((resolve) => careless.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await good.close()
  careless.close()
})

// HOST-4
test('a host that follows the recipes has only the faults of a preview', async () => {
  const faults = (await checkSite(good.url)).filter(({ state }) => state === 'fault')
  expect(faults.every(({ remedy }) => remedy)).toBe(true)
  expect(faults.map(({ said }) => said.replaceAll(good.url, 'the site')).toSorted()).toEqual([
    '/mailbox is public.',
    '/mailbox.json is public.',
    'The sitemap names another site: https://levo.example/.',
    'the site is not encrypted.',
  ])
})

// HOST-4
test('reports a site that was built with other variables, with both policies', async () => {
  const connects = "'self' https://api.emailjs.com"
  const said = reportLines(await checkSite(good.url, { connects })).join('\n')
  expect(said).toMatch(/FAULT.*built with other variables.*"'self'".*api\.emailjs\.com/)
  const asked: string[] = []
  const own = await checkSite(good.url, { connects: "'self'", asked: (what) => asked.push(what) })
  expect(reportLines(own).join('\n')).toMatch(/ok.*built with these variables/)
  expect(asked).toHaveLength(7)
})

// HOST-4
test('reports a host that answers everything with one page, without files that it does not have', async () => {
  const page = '<!doctype html><title>One page</title>'
  const server = createServer((_, response) => response.end(page))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const said = reportLines(await checkSite(`http://127.0.0.1:${port}`)).join('\n')
  server.close()
  expect(said).toMatch(/FAULT.*Editions that are another city's: .* and 7 more/)
  expect(said).toMatch(/FAULT.*A missing script gets 200/)
  expect(said).not.toContain('is public')
})

test('reports missing headers and redirects', async () => {
  const said = reportLines(
    await checkSite(`http://127.0.0.1:${(careless.address() as AddressInfo).port}`),
  ).join('\n')
  expect(said).toMatch(/FAULT.*Content-Security-Policy/)
  expect(said).toMatch(/decide.*\/city\/newYork is not redirected/)
})

test('reports one fault when the host does not answer', async () => {
  const findings = await checkSite('http://127.0.0.1:9')
  expect(findings).toHaveLength(1)
  expect(findings[0]).toMatchObject({ state: 'fault', remedy: expect.any(String) })
})
