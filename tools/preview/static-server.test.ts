import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityHeaders } from '../hosts/headers.ts'
import { requestRaw, startTrialServer, type TrialServer } from './trial-server.ts'

const script = 'console.log("a rather long script");\n'.repeat(50)
const film = randomBytes(10_000)

let server: TrialServer
beforeAll(async () => {
  server = await startTrialServer({
    'about/index.html': 'About',
    '.env': 'SECRET',
    'assets/page-DBERbGOF.js': script,
    'media/film/oslo-720.av1.mp4': film,
  })
  await writeFile(join(server.dir, '..', 'secret.txt'), 'SECRET')
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  requestRaw(server.url, path, { headers })

// HOST-1
test.each([
  ['/about?city=oslo', 200, 'About', 'no-cache'],
  ['/nowhere', 404, 'Fallback', 'no-cache'],
  ['/%', 404, 'Fallback', 'no-cache'],
  ['/.env', 404, 'Fallback', 'no-cache'],
  ['/../secret.txt', 404, 'Fallback', 'no-cache'],
  ['/..%2fsecret.txt', 404, 'Fallback', 'no-cache'],
  ['//evil.example/', 404, 'Fallback', 'no-cache'],
  ['/assets/gone-12345678.js', 404, 'Not Found', 'no-cache'],
  ['/assets/page-DBERbGOF.js', 200, script, 'public, max-age=31536000, immutable'],
])('answers %s like a host, with the same headers', async (path, status, text, cacheControl) => {
  const { body, headers, ...answer } = await get(path)
  expect([answer.status, body.toString()]).toEqual([status, text])
  expect(headers['cache-control']).toBe(cacheControl)
  for (const [name, value] of Object.entries(securityHeaders()))
    expect(headers[name.toLowerCase()]).toBe(value)
})

test.each([
  ['/about/', '/about'],
  ['/about/index.html?x=1?2', '/about?x=1?2'],
  ['/index.html', '/'],
  ['/city/newYork?x=1', '/city/new-york?x=1'],
])('redirects %s to %s', async (path, target) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.location]).toEqual([301, target])
})

test('rejects methods other than GET and HEAD', async () => {
  const posted = await requestRaw(server.url, '/about', { method: 'POST' })
  expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('compresses text as the client accepts it and sends ranges of a film', async () => {
  const path = '/assets/page-DBERbGOF.js'
  const brotli = await get(path, { 'Accept-Encoding': 'gzip, br' })
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
  const zipped = await get(path, { 'Accept-Encoding': 'gzip' })
  expect(gunzipSync(zipped.body).toString()).toBe(script)
  expect(zipped.headers.vary).toBe('Accept-Encoding')
  const part = await get('/media/film/oslo-720.av1.mp4', { Range: 'bytes=100-199' })
  expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 100-199/10000'])
  expect(part.body.equals(film.subarray(100, 200))).toBe(true)
})
