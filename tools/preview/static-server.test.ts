import { randomBytes } from 'node:crypto'
import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestRaw, startTrialServer, type TrialServer } from './trial-server.ts'

const SCRIPT = 'console.log("a rather long script");\n'.repeat(50)
const FILM = randomBytes(10_000)
const IMMUTABLE = 'public, max-age=31536000, immutable'

let server: TrialServer
beforeAll(async () => {
  server = await startTrialServer(
    {
      'index.html': '<!doctype html><title>Home</title>',
      '__spa-fallback.html': '<!doctype html><title>Fallback</title>',
      'about/index.html': '<!doctype html><title>About</title>',
      'robots.txt': 'User-agent: *',
      'site.webmanifest': '{}',
      '.env': 'SECRET=1',
      '.well-known/security.txt': 'Contact: nobody',
      'with space/naïve.txt': 'found',
      'assets/page-DBERbGOF.js': SCRIPT,
      'assets/page-a_b-c_d-.css': 'p{}',
      'assets/jost-eAyHBJMv.woff2': 'font',
      'assets/plain.js': 'x',
      'assets/content/hero/jsons/dubai.json': '{}',
      'media/film.0a1b2c3d.mp4': FILM,
      'media/hero.0a1b2c3d-640.avif': 'picture',
      'media/cities/oslo.0a1b2c3d-1080.webp': 'picture',
      'media/poster.avif': 'picture',
      'media/film/oslo-720.av1.mp4': FILM,
      'favicon.svg': '<svg/>',
      'media/empty.mp4': '',
    },
    {
      headers: (path) => ({ 'X-Path': encodeURI(path) }),
      redirects: (path) =>
        new Map([
          ['/old', '/about'],
          ['/older', '/about?from=older'],
        ]).get(path),
    },
  )
  // Nothing above the site may ever be reached.
  await writeFile(join(server.dir, '..', 'secret.txt'), 'SECRET')
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  requestRaw(server.url, path, { headers })
const header = async (path: string, name: string) => (await get(path)).headers[name]

describe('addresses', () => {
  test('a page has no slash and is not redirected', async () => {
    const page = await get('/about?city=oslo')
    expect([page.status, page.body.toString()]).toEqual([
      200,
      '<!doctype html><title>About</title>',
    ])
    expect((await get('/')).status).toBe(200)
    expect((await get('/?city=oslo')).status).toBe(200)
  })

  test.each([
    ['/about/', '/about'],
    ['/about/?city=oslo&x=1?2', '/about?city=oslo&x=1?2'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/old', '/about'],
    ['/old/?a=1', '/about?a=1'],
    ['/older?a=1', '/about?from=older&a=1'],
  ])('%s moves to %s', async (path, target) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.location]).toEqual([301, target])
  })

  test.each([
    '/nowhere',
    '/nowhere/',
    '/about/deeper',
    '/robots.txt/',
    '/favicon.ico',
    '/with%20space',
    '/city/%E0%A4%A',
    '/%',
    '/%ff',
  ])('%s is unknown: the fallback answers with 404', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.body.toString()).toContain('Fallback')
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['x-path']).toBe('/__spa-fallback.html')
  })

  test.each([
    '/assets/gone-12345678.js',
    '/media/gone.avif',
    '/assets/',
    '/assets/content/x/jsons/y.json',
  ])('%s is a missing file: plain 404', async (path) => {
    const answer = await get(path)
    expect([answer.status, answer.body.toString()]).toEqual([404, 'Not Found'])
    expect(answer.headers['content-type']).toMatch(/^text\/plain/)
  })

  test('names with blanks and accents are found', async () => {
    expect((await get('/with%20space/na%C3%AFve.txt')).body.toString()).toBe('found')
  })

  test.each([
    '/../secret.txt',
    '/about/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/x%00.html',
    '/x%00%ff',
    '/%2e%2e%2f%ff',
    '/%2E%2e/%ff/secret.txt',
    '/../%ff/../secret.txt',
    '//evil.example/',
    '//evil.example/%2e%2e',
    '/about//',
    'http://evil.example/secret.txt',
  ])('%s is refused', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(400)
    expect(answer.headers.location).toBeUndefined()
    expect(answer.body.toString()).not.toContain('SECRET')
  })

  test('hidden files stay hidden, but for .well-known', async () => {
    expect((await get('/.env')).status).toBe(404)
    expect((await get('/.well-known/security.txt')).status).toBe(200)
  })

  test('other methods are refused, HEAD has no body', async () => {
    const posted = await requestRaw(server.url, '/about', { method: 'POST', body: 'x' })
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
    const head = await requestRaw(server.url, '/media/film.0a1b2c3d.mp4', { method: 'HEAD' })
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      '10000',
    ])
  })
})

describe('headers', () => {
  test.each([
    ['/about', 'text/html; charset=utf-8'],
    ['/assets/page-DBERbGOF.js', 'text/javascript; charset=utf-8'],
    ['/assets/jost-eAyHBJMv.woff2', 'font/woff2'],
    ['/media/hero.0a1b2c3d-640.avif', 'image/avif'],
    ['/media/cities/oslo.0a1b2c3d-1080.webp', 'image/webp'],
    ['/media/film.0a1b2c3d.mp4', 'video/mp4'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/assets/content/hero/jsons/dubai.json', 'application/json; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    expect(await header(path, 'content-type')).toBe(type)
  })

  test.each([
    ['/', 'no-cache'],
    ['/about', 'no-cache'],
    ['/robots.txt', 'no-cache'],
    ['/assets/content/hero/jsons/dubai.json', 'no-cache'],
    ['/assets/plain.js', 'no-cache'],
    ['/media/poster.avif', 'no-cache'],
    ['/assets/page-DBERbGOF.js', IMMUTABLE],
    ['/assets/page-a_b-c_d-.css', IMMUTABLE],
    ['/assets/jost-eAyHBJMv.woff2', IMMUTABLE],
    ['/media/hero.0a1b2c3d-640.avif', IMMUTABLE],
    ['/media/film/oslo-720.av1.mp4', 'public, max-age=86400'],
    ['/favicon.svg', 'public, max-age=86400'],
  ])('%s may be kept: %s', async (path, cacheControl) => {
    expect(await header(path, 'cache-control')).toBe(cacheControl)
  })

  test.each([
    ['/about', '/about'],
    ['/about/', '/about/'],
    ['/', '/'],
    ['/assets/gone.js', '/assets/gone.js'],
    ['/nowhere', '/__spa-fallback.html'],
  ])('of the site are added to %s as %s', async (path, told) => {
    expect(await header(path, 'x-path')).toBe(told)
  })
})

describe('compression', () => {
  const path = '/assets/page-DBERbGOF.js'

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('for "%s" is %s', async (accepted, encoding, decompress) => {
    const answer = await get(path, { 'Accept-Encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(answer.headers['content-length']).toBe(String(answer.body.length))
    expect(answer.body.length).toBeLessThan(SCRIPT.length / 4)
    expect(decompress(answer.body).toString()).toBe(SCRIPT)
  })

  test('is left out where it is not accepted or does not help', async () => {
    for (const accepted of ['', 'identity', 'gzip;q=0, br;q=0.0']) {
      const answer = await get(path, { 'Accept-Encoding': accepted })
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.headers.vary).toBe('Accept-Encoding')
      expect(answer.body.toString()).toBe(SCRIPT)
    }
    const film = await get('/media/film.0a1b2c3d.mp4', { 'Accept-Encoding': 'br' })
    expect(film.headers['content-encoding']).toBeUndefined()
    expect(film.body.equals(FILM)).toBe(true)
  })

  test('follows the file when it changes', async () => {
    const file = join(server.dir, 'robots.txt')
    const read = async () => {
      const answer = await get('/robots.txt', { 'Accept-Encoding': 'br' })
      return brotliDecompressSync(answer.body).toString()
    }
    await writeFile(file, 'a'.repeat(500))
    expect(await read()).toBe('a'.repeat(500))
    await writeFile(file, 'b'.repeat(500))
    await utimes(file, new Date(), new Date(Date.now() + 5000))
    expect(await read()).toBe('b'.repeat(500))
  })
})

describe('ETags', () => {
  test('spare what the client has', async () => {
    for (const accepted of ['br', 'gzip', 'identity']) {
      const first = await get('/assets/page-DBERbGOF.js', { 'Accept-Encoding': accepted })
      const etag = String(first.headers.etag)
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get('/assets/page-DBERbGOF.js', {
          'Accept-Encoding': accepted,
          'If-None-Match': known,
        })
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
      }
    }
  })

  test('differ by encoding, and an old one gets the file', async () => {
    const brotli = await get('/assets/page-DBERbGOF.js', { 'Accept-Encoding': 'br' })
    const known = { 'If-None-Match': String(brotli.headers.etag) }
    expect((await get('/assets/page-DBERbGOF.js', known)).status).toBe(200)
  })

  test('are not given to the fallback', async () => {
    expect((await get('/nowhere', { 'If-None-Match': '*' })).status).toBe(404)
  })
})

describe('ranges', () => {
  const path = '/media/film.0a1b2c3d.mp4'

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-', 0, 9999],
    ['bytes=100-199', 100, 199],
    ['bytes=9990-20000', 9990, 9999],
    ['bytes=-10', 9990, 9999],
    ['bytes=-20000', 0, 9999],
  ])('%s gives that part', async (range, start, end) => {
    const answer = await get(path, { Range: range })
    expect(answer.status).toBe(206)
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/10000`)
    expect(answer.headers['content-length']).toBe(String(end - start + 1))
    expect(answer.body.equals(FILM.subarray(start, end + 1))).toBe(true)
  })

  test.each(['bytes=10000-', 'bytes=-0'])('%s cannot be given', async (range) => {
    const answer = await get(path, { Range: range })
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */10000'])
  })

  test.each(['bytes=5-2', 'bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,5-6'])(
    '%s gets the whole file',
    async (range) => {
      const answer = await get(path, { Range: range })
      expect([answer.status, answer.body.length]).toEqual([200, 10_000])
    },
  )

  test('are offered, and honour If-Range', async () => {
    const whole = await get(path)
    expect(whole.headers['accept-ranges']).toBe('bytes')
    const same = { Range: 'bytes=0-9', 'If-Range': String(whole.headers.etag) }
    expect((await get(path, same)).status).toBe(206)
    expect((await get(path, { ...same, 'If-Range': '"old"' })).status).toBe(200)
  })

  test('of an empty file cannot be given, the file can', async () => {
    expect((await get('/media/empty.mp4')).status).toBe(200)
    expect((await get('/media/empty.mp4', { Range: 'bytes=0-' })).status).toBe(416)
  })
})
