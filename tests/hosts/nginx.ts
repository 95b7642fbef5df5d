/**
 * `npm run test:deploy [-- folder]`: serves a built site by a real nginx with the recipe of
 * tools/hosts, on loopback, and asks it everything the recipe promises.
 */
import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import http2 from 'node:http2'
import https from 'node:https'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { after, before, describe, test } from 'node:test'
import tls from 'node:tls'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { renderedPaths } from '../../app/site/route-table.ts'
import { SEND_PATH } from '../../contract/protocol.ts'
import { compressFolder } from '../../tools/hosts/compress.ts'
import { cacheControl, securityHeaders } from '../../tools/hosts/headers.ts'
import { nginxConfig } from '../../tools/hosts/nginx.ts'
import { redirects } from '../../tools/hosts/redirects.ts'
import { contentTypeOf } from '../../tools/preview/content-types.ts'

const name = 'levo.example'
const firstPort = Number(process.env.LEVO_NGINX_PORT ?? 4871)
const [plainPort, port, relayPort] = [firstPort, firstPort + 1, firstPort + 2]
const built = process.argv[2] ?? 'build/client'
const oneYear = 'public, max-age=31536000, immutable'

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

function program(names: readonly string[], hint: string): string {
  for (const candidate of names) {
    if (existsSync(candidate)) return candidate
    const found = spawnSync('which', [candidate], { encoding: 'utf8' })
    if (found.status === 0) return found.stdout.trim()
  }
  return stop(hint)
}

const nginx = program(
  [process.env.NGINX_PATH ?? 'nginx', '/usr/sbin/nginx'],
  'There is no nginx here, so its recipe cannot be tried. Install it (`apt-get install nginx-light`) or name it in NGINX_PATH.',
)
const openssl = program(
  ['openssl'],
  'There is no openssl here to make a certificate with. Install it (`apt-get install openssl`).',
)
if (!existsSync(join(built, 'index.html')) || !existsSync(join(built, '_headers'))) {
  stop(`${built} is not a finished build. Run \`npm run build\` first, or name the folder of one.`)
}

const brotliModules = [
  process.env.NGINX_MODULES,
  '/usr/lib/nginx/modules',
  '/usr/lib64/nginx/modules',
]
  .filter((folder) => folder !== undefined)
  .map((folder) =>
    ['filter', 'static'].map((kind) => join(folder, `ngx_http_brotli_${kind}_module.so`)),
  )
  .find((files) => files.every(existsSync))

const prefix = await mkdtemp(join(tmpdir(), 'levo-nginx-'))
const root = join(prefix, 'site')
const agent = new https.Agent({ keepAlive: true, rejectUnauthorized: false })
let server: ReturnType<typeof spawn>

/** What reached the relay's place, newest last. */
const relayed: { method: string | undefined; address: unknown; body: string }[] = []
const relay = http.createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  relayed.push({ method: request.method, address: request.headers['x-forwarded-for'], body })
  response.end('OK')
})

before(async () => {
  await new Promise<void>((resolve) => relay.listen(relayPort, '127.0.0.1', resolve))
  await cp(built, root, { recursive: true })
  await mkdir(join(root, 'media/film'), { recursive: true })
  await writeFile(join(root, 'media/film/trial.mp4'), film)
  await mkdir(join(root, '.git'))
  await writeFile(join(root, '.git/config'), 'SECRET')
  await writeFile(join(root, '.env'), 'SECRET')
  await writeFile(join(prefix, 'secret.txt'), 'SECRET')
  await mkdir(join(prefix, 'acme/.well-known/acme-challenge'), { recursive: true })
  await writeFile(join(prefix, 'acme/.well-known/acme-challenge/token'), 'challenge')
  await compressFolder(root)
  execFileSync(
    openssl,
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${name} -keyout key.pem -out cert.pem`.split(
      ' ',
    ),
    { cwd: prefix, stdio: 'ignore' },
  )
  await writeFile(
    join(prefix, 'modules.conf'),
    (brotliModules ?? []).map((file) => `load_module ${file};\n`).join(''),
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    join(prefix, 'nginx.conf'),
    nginxConfig({
      name,
      user: process.getuid?.() === 0 ? 'root' : 'nobody',
      root,
      http: [`127.0.0.1:${plainPort}`],
      https: [`127.0.0.1:${port}`],
      certificate: join(prefix, 'cert.pem'),
      certificateKey: join(prefix, 'key.pem'),
      acme: join(prefix, 'acme'),
      pid: join(prefix, 'nginx.pid'),
      accessLog: join(prefix, 'access.log'),
      errorLog: join(prefix, 'error.log'),
      modules: join(prefix, 'modules.conf'),
      brotli: brotliModules !== undefined,
      relay: `127.0.0.1:${relayPort}`,
      extra: temporary.map((kind) => `${kind}_temp_path ${join(prefix, kind)};`),
    }),
  )
  server = spawn(nginx, ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await listening()
})

after(async () => {
  agent.destroy()
  relay.close()
  if (server?.exitCode === null) {
    server.kill('SIGQUIT')
    await new Promise((resolve) => server.once('exit', resolve))
  }
  await rm(prefix, { recursive: true, force: true })
})

/** Incompressible and recognisable: every byte says where it stands. */
const film = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 7919) % 251))

async function listening(): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    if (server.exitCode !== null) break
    const open = await get('/robots.txt').then(
      () => true,
      () => false,
    )
    if (open) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const log = await readFile(join(prefix, 'error.log'), 'utf8').catch(() => '')
  throw new Error(
    `nginx did not start on ports ${plainPort} and ${port} (LEVO_NGINX_PORT chooses others).\n${log}`,
  )
}

interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
}

function get(
  path: string,
  headers: http.OutgoingHttpHeaders = {},
  options: { method?: string; body?: string; plain?: boolean } = {},
): Promise<Answer> {
  const { method = 'GET', body, plain } = options
  return new Promise((resolve, reject) => {
    const target = { host: '127.0.0.1', path, method, headers: { Host: name, ...headers } }
    const request = plain
      ? http.request({ ...target, port: plainPort })
      : https.request({ ...target, port, agent })
    request.on('error', reject)
    request.on('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
    request.end(body)
  })
}

/** Sends bytes as they are, for requests that no client of good manners would send; the answer as text. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = tls.connect({ host: '127.0.0.1', port, rejectUnauthorized: false }, () =>
      socket.write(text),
    )
    let answer = ''
    const finish = () => {
      resolve(answer)
      socket.destroy()
    }
    socket.setTimeout(15_000, () => socket.destroy(new Error('no answer within 15 s')))
    socket.on('data', (part) => {
      answer += part.toString('latin1')
      // The server waits for the rest of what it has refused; nobody needs to wait with it.
      if (answer.includes('\r\n\r\n')) finish()
    })
    socket.on('close', finish)
    socket.on('error', (error) => (answer === '' ? reject(error) : finish()))
  })
}

function assertSecure(answer: Answer, what: string): void {
  for (const [header, value] of Object.entries(securityHeaders())) {
    assert.equal(answer.headers[header.toLowerCase()], value, `${header} of ${what}`)
  }
}

const fallback = await readFile(join(built, '__spa-fallback.html'))

async function isUnknown(path: string): Promise<void> {
  const answer = await get(path)
  assert.equal(answer.status, 404, path)
  assert.ok(answer.body.equals(fallback), `${path} shows the fallback document`)
  assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8')
  assert.equal(answer.headers['cache-control'], 'no-cache')
  assertSecure(answer, path)
}

describe('pages', () => {
  test('every path of the route table is its own page', async () => {
    for (const path of renderedPaths) {
      const answer = await get(`${path}?city=oslo`)
      assert.equal(answer.status, 200, path)
      assert.ok(answer.body.equals(await readFile(join(built, path, 'index.html'))), path)
      assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8', path)
      assert.equal(answer.headers['cache-control'], 'no-cache', path)
      assertSecure(answer, path)
    }
  })

  test('with a closing slash or a file name they move to the bare path, query and all', async () => {
    for (const path of renderedPaths) {
      for (const ending of path === '/' ? ['index.html'] : ['/', '/index.html']) {
        const answer = await get(`${path}${ending}?city=oslo&x=%2Fy`)
        assert.equal(answer.status, 301, path + ending)
        assert.equal(answer.headers.location, `${path}?city=oslo&x=%2Fy`)
        assertSecure(answer, path + ending)
      }
    }
  })

  test('other spellings of a city move to its page', async () => {
    const odd = [
      '/city/NEW_york',
      '/city/newYORK/',
      '/city/new%20%20york',
      '/city/ZURICH/',
      '/city/dUbAi',
    ]
    for (const [from, to] of redirects()) {
      // A rule for all that follows is asked with something that follows.
      const { location } = (await get(encodeURI(from).replace('*', 'about'))).headers
      assert.equal(location, to.replace(':splat', 'about'), from)
    }
    for (const path of odd) {
      const answer = await get(`${path}?x=1`)
      assert.equal(answer.status, 301, path)
      assert.match(String(answer.headers.location), /^\/city\/(new-york|zurich|dubai)\?x=1$/, path)
    }
  })

  test('an unknown path is the fallback document with status 404', async () => {
    const paths = [
      '/nowhere',
      '/nowhere/',
      '/city/%E0%A4%A',
      '/%zz',
      '/%',
      '/%ff',
      '/about/deeper',
      '/city',
      '/city/',
      '/city/paris',
      '/About',
    ]
    for (const path of [...paths, '/favicon.gif', '/__spa-fallback.html', '/404.html'])
      await isUnknown(path)
  })
})

describe('files', () => {
  test('every file of the build has its type and its time in the cache', async () => {
    const entries = await readdir(built, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(built, join(entry.parentPath, entry.name))}`)
      .filter((path) => !/\.html$|^\/_/.test(path))
    assert.ok(files.length > 100, `${built} holds only ${files.length} files`)
    for (const path of files) {
      const answer = await get(encodeURI(path), {}, { method: 'HEAD' })
      assert.equal(answer.status, 200, path)
      assert.equal(answer.headers['cache-control'], cacheControl(path), path)
      assert.equal(answer.headers['content-type'], contentTypeOf(path).type, path)
      assertSecure(answer, path)
      if (/^\/assets\/[^/]+$|^\/media\/[^/]+\.(avif|webp)$/.test(path)) {
        assert.equal(cacheControl(path), oneYear, `${path} is hashed`)
      }
    }
  })

  test('a missing one is a plain 404 that nobody keeps', async () => {
    const paths = [
      '/assets/gone-12345678.js',
      '/assets/',
      '/assets',
      '/media/gone.01234567-640.avif',
      '/media/',
    ]
    for (const path of [...paths, '/assets/content/hero/jsons/paris.json', '/media/film/']) {
      if (path === '/assets') {
        await isUnknown(path)
        continue
      }
      const answer = await get(path)
      assert.equal(answer.status, 404, path)
      assert.equal(answer.body.toString(), 'Not Found', path)
      assert.match(String(answer.headers['content-type']), /^text\/plain/, path)
      assert.equal(answer.headers['cache-control'], 'no-cache', path)
      assertSecure(answer, path)
    }
  })

  test('what a browser has is not sent again', async () => {
    const script = await scriptPath()
    for (const path of ['/about', '/assets/content/hero/jsons/dubai.json', script]) {
      const first = await get(path)
      const again = await get(path, { 'If-None-Match': String(first.headers.etag) })
      assert.deepEqual([again.status, again.body.length], [304, 0], path)
      assert.equal(again.headers['cache-control'], path === script ? oneYear : 'no-cache', path)
      assertSecure(again, path)
    }
  })

  test('a document changed on the host is the new one at once', async () => {
    const path = '/assets/content/hero/jsons/oslo.json'
    const words = JSON.stringify({ title: 'New words '.repeat(50) })
    await writeFile(join(root, path), words)
    const answer = await get(path, { 'Accept-Encoding': 'gzip, br' })
    const encoding = answer.headers['content-encoding']
    const read = encoding === 'br' ? brotliDecompressSync : gunzipSync
    assert.equal(read(answer.body).toString(), words)
  })

  test('parts of a film are sent as parts', async () => {
    const path = '/media/film/trial.mp4'
    const whole = await get(path)
    assert.equal(whole.headers['accept-ranges'], 'bytes')
    assert.equal(whole.headers['cache-control'], 'public, max-age=86400')
    for (const [range, start, end] of [
      ['bytes=0-0', 0, 0],
      ['bytes=1000-1999', 1000, 1999],
      ['bytes=299990-', 299_990, 299_999],
      ['bytes=-10', 299_990, 299_999],
    ] as const) {
      const answer = await get(path, { Range: range })
      assert.equal(answer.status, 206, range)
      assert.equal(answer.headers['content-range'], `bytes ${start}-${end}/300000`)
      assert.ok(answer.body.equals(film.subarray(start, end + 1)), range)
      assert.equal(answer.headers['cache-control'], 'public, max-age=86400')
    }
    assert.equal((await get(path, { Range: 'bytes=300000-' })).status, 416)
    assert.equal((await get(path, { Range: 'bytes=0-1,5-6' })).status, 200)
    assert.equal((await get(path, { Range: 'bytes=0-1', 'If-Range': '"old"' })).status, 200)
  })
})

async function scriptPath(): Promise<string> {
  const names = await readdir(join(built, 'assets'))
  const script =
    names.find((file) => file.startsWith('react-')) ?? names.find((file) => file.endsWith('.js'))
  assert.ok(script, 'the build has a script')
  return `/assets/${script}`
}

describe('compression', () => {
  const decoders = { gzip: gunzipSync, br: brotliDecompressSync }

  async function shrinks(path: string, encoding: 'gzip' | 'br'): Promise<void> {
    const file = path === '/about' ? '/about/index.html' : path
    const content = await readFile(join(built, file))
    const answer = await get(path, { 'Accept-Encoding': encoding })
    assert.equal(answer.headers['content-encoding'], encoding, path)
    assert.match(String(answer.headers.vary), /Accept-Encoding/, path)
    assert.ok(
      answer.body.length < content.length * 0.7,
      `${path}: ${content.length} to ${answer.body.length} bytes`,
    )
    assert.ok(decoders[encoding](answer.body).equals(content), path)
  }

  test('gzip for pages, scripts, documents and the sitemap', async () => {
    for (const path of [
      '/about',
      await scriptPath(),
      '/sitemap.xml',
      '/assets/content/about/jsons/zurich.json',
    ]) {
      await shrinks(path, 'gzip')
    }
  })

  test('the copies made before the upload are used', async () => {
    const script = await scriptPath()
    const answer = await get(script, { 'Accept-Encoding': 'gzip' })
    assert.ok(answer.body.equals(await readFile(join(root, `${script}.gz`))))
  })

  test('gzip on the way, where there is no copy', async () => {
    const path = '/sitemap.xml'
    await rm(join(root, `${path}.gz`))
    await shrinks(path, 'gzip')
  })

  test('the page for unknown paths too', async () => {
    const answer = await get('/nowhere', { 'Accept-Encoding': 'gzip' })
    assert.deepEqual([answer.status, answer.headers['content-encoding']], [404, 'gzip'])
    assert.ok(gunzipSync(answer.body).equals(fallback))
  })

  test('brotli', { skip: !brotliModules && 'the brotli modules are not installed' }, async () => {
    for (const path of ['/about', await scriptPath(), '/assets/content/about/jsons/zurich.json']) {
      await shrinks(path, 'br')
    }
  })

  test('none for pictures, or where the client wants none', async () => {
    const pictures = await readdir(join(built, 'media'))
    const picture = pictures.find((file) => file.endsWith('.avif'))
    const answers = [
      await get(`/media/${picture}`, { 'Accept-Encoding': 'gzip, br' }),
      await get('/about', { 'Accept-Encoding': 'identity' }),
      await get('/about'),
    ]
    for (const answer of answers) assert.equal(answer.headers['content-encoding'], undefined)
  })
})

describe('what nobody should send', () => {
  test('other methods are refused', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
      const answer = await get(
        '/contact',
        {},
        { method, body: method === 'POST' ? 'a=1' : undefined },
      )
      assert.equal(answer.status, 405, method)
      assert.equal(answer.headers.allow, 'GET, HEAD', method)
      assertSecure(answer, method)
    }
    assert.equal((await get('/about')).headers.allow, undefined)
  })

  test('an inquiry reaches the relay with the address it came from, and no other method does', async () => {
    const body = 'x'.repeat(50_000)
    const answer = await get(SEND_PATH, {}, { method: 'POST', body })
    assert.deepEqual([answer.status, answer.body.toString()], [200, 'OK'])
    assert.deepEqual(relayed, [{ method: 'POST', address: '127.0.0.1', body }])
    const large = await get(SEND_PATH, {}, { method: 'POST', body: 'x'.repeat(70_000) })
    assert.equal(large.status, 413)
    for (const method of ['PUT', 'DELETE', 'OPTIONS']) {
      assert.equal((await get(SEND_PATH, {}, { method })).status, 405, method)
    }
    assert.equal(relayed.length, 1)
  })

  test('HEAD has the headers and no body', async () => {
    const [head, whole] = [await get('/about', {}, { method: 'HEAD' }), await get('/about')]
    assert.deepEqual([head.status, head.body.length], [200, 0])
    assert.equal(head.headers['content-length'], whole.headers['content-length'])
  })

  test('nothing outside of the site is reached', async () => {
    const paths = [
      '/../secret.txt',
      '/about/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/..%5csecret.txt',
      '/assets../secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/media/%2e%2e/%2e%2e/secret.txt',
      '/.%00./secret.txt',
    ]
    for (const path of paths) {
      const answer = await get(path)
      assert.ok([400, 404].includes(answer.status), `${path}: ${answer.status}`)
      assert.ok(!answer.body.includes('SECRET'), path)
      assertSecure(answer, path)
    }
  })

  test('hidden files and the other hosts’ files stay hidden', async () => {
    for (const path of ['/.env', '/.git/config', '/.git', '/_headers', '/_redirects'])
      await isUnknown(path)
    const contact = await get('/.well-known/security.txt')
    assert.equal(contact.status, 200)
    assert.match(contact.body.toString(), /^Contact: mailto:\S+\nExpires: \d{4}-/)
  })

  test('no redirect leads to another host or writes a header', async () => {
    const paths = [
      '//evil.example/',
      '//evil.example/index.html',
      '/\\evil.example/',
      '/%5cevil.example/',
      '/%2fevil.example/',
      '/about%0d%0aSet-Cookie:%20a=b/',
      '/city/new%0ayork',
      '/about//',
    ]
    for (const path of paths) {
      const answer = await get(path)
      assert.ok([400, 404].includes(answer.status), `${path}: ${answer.status}`)
      assert.equal(answer.headers.location, undefined, path)
      assert.equal(answer.headers['set-cookie'], undefined, path)
    }
  })

  test('oversized and malformed requests get a short answer and nothing of the server’s version', async () => {
    const host = `Host: ${name}\r\n`
    const requests: [what: string, text: string, status: RegExp][] = [
      ['a long address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`, /^HTTP\/1\.1 414 /],
      [
        'a long header',
        `GET / HTTP/1.1\r\n${host}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
        /^HTTP\/1\.1 400 /,
      ],
      [
        'many headers',
        `GET / HTTP/1.1\r\n${host}${`X-Many: ${'a'.repeat(1000)}\r\n`.repeat(60)}\r\n`,
        /^HTTP\/1\.1 400 /,
      ],
      [
        'a large body',
        `GET / HTTP/1.1\r\n${host}Content-Length: 5000000\r\n\r\n`,
        /^HTTP\/1\.1 413 /,
      ],
      ['no host', 'GET / HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400 /],
      [
        'two lengths',
        `GET / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
        /^HTTP\/1\.1 400 /,
      ],
      ['a zero byte', `GET /a\0b HTTP/1.1\r\n${host}\r\n`, /^HTTP\/1\.1 400 /],
      ['no protocol', 'hello there\r\n\r\n', /^HTTP\/1\.1 400 |^<html>/],
      ['TRACE', `TRACE / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, /^HTTP\/1\.1 405 /],
    ]
    for (const [what, text, status] of requests) {
      const answer = await sendRaw(text)
      assert.match(answer, status, what)
      assert.doesNotMatch(answer, /nginx\/\d/, what)
    }
    assert.equal((await get('/about')).status, 200, 'the server goes on')
  })
})

describe('connections', () => {
  test('plain HTTP leads to HTTPS under the site’s own name', async () => {
    const answer = await get('/about?city=oslo', { Host: 'evil.example' }, { plain: true })
    assert.equal(answer.status, 301)
    assert.equal(answer.headers.location, `https://${name}/about?city=oslo`)
    const challenge = await get('/.well-known/acme-challenge/token', {}, { plain: true })
    assert.equal(challenge.body.toString(), 'challenge')
  })

  test('HTTP/2 is spoken', async () => {
    const session = http2.connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false })
    try {
      const status = await new Promise((resolve, reject) => {
        session.on('error', reject)
        const stream = session.request({ ':path': '/about', ':authority': name })
        stream.on('response', (headers) => resolve(headers[':status']))
        stream.on('error', reject)
        stream.resume()
      })
      assert.equal(status, 200)
    } finally {
      session.close()
    }
  })

  test('TLS before 1.2 is refused', async () => {
    await assert.rejects(
      new Promise((resolve, reject) => {
        const socket = tls.connect(
          {
            host: '127.0.0.1',
            port,
            rejectUnauthorized: false,
            minVersion: 'TLSv1',
            maxVersion: 'TLSv1.1',
            ciphers: 'DEFAULT@SECLEVEL=0',
          },
          () => resolve(socket.end()),
        )
        socket.on('error', reject)
      }),
    )
  })

  test('nothing was written to the error log', async () => {
    const log = await readFile(join(prefix, 'error.log'), 'utf8')
    const serious = log.split('\n').filter((line) => /\[(?:warn|crit|alert|emerg)\]/.test(line))
    assert.deepEqual(serious, [])
  })
})
