/**
 * `npm run test:deploy [-- folder]`: serves a built site on loopback with a real nginx and
 * tools/hosts/nginx.conf, and tests the recipe with requests.
 */
import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { after, before, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { renderedPaths } from '../../app/site/route-table.ts'
import { SEND_PATH } from '../../contract/protocol.ts'
import { compressFolder } from '../../tools/hosts/compress.ts'
import { cacheControl, securityHeaders } from '../../tools/hosts/headers.ts'

const name = 'levo.example'
const port = Number(process.env.LEVO_NGINX_PORT ?? 4871)
const [plainPort, relayPort] = [port + 1, port + 2]
const built = process.argv[2] ?? 'build/client'

const nginx = [process.env.NGINX_PATH ?? 'nginx', '/usr/sbin/nginx'].find(
  (candidate) => spawnSync(candidate, ['-v']).status === 0,
)
const brotliModules = ['filter', 'static']
  .map((kind) =>
    join(
      process.env.NGINX_MODULES ?? '/usr/lib/nginx/modules',
      `ngx_http_brotli_${kind}_module.so`,
    ),
  )
  .filter((file) => existsSync(file))
if (!nginx || !existsSync(join(built, '_headers'))) {
  console.error(
    nginx
      ? `${built} is not a finished build. Run \`npm run build\` first, or name the folder of one.`
      : 'nginx is not installed. Install it (`apt-get install nginx-light`) or set NGINX_PATH.',
  )
  process.exit(1)
}

const folder = await mkdtemp(join(tmpdir(), 'levo-nginx-'))
const root = join(folder, 'site')
const agent = new https.Agent({ keepAlive: true, rejectUnauthorized: false })
let server: ReturnType<typeof spawn> | undefined

/** Requests that reached the relay's port, newest last. */
const relayed: { method: string | undefined; address: unknown; body: string }[] = []
const relay = http.createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  relayed.push({ method: request.method, address: request.headers['x-forwarded-for'], body })
  response.end('OK')
})

/** Uploads a release as in docs/operating.md, "Releasing": files before pages, over the previous release. */
async function upload(release: string): Promise<void> {
  await compressFolder(release, release, 4)
  const isPage = (path: string) => /\.html(\.\w+)?$/.test(path)
  await cp(release, root, { recursive: true, filter: (path) => !isPage(path) })
  await cp(release, root, { recursive: true })
}

/** The recipe with the folders, ports and modules of this machine. */
async function recipeHere(): Promise<string> {
  const recipe = await readFile(new URL('../../tools/hosts/nginx.conf', import.meta.url), 'utf8')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const here: [string | RegExp, string][] = [
    ['user www-data;', process.getuid?.() === 0 ? 'user root;' : ''],
    [
      'include /etc/nginx/modules-enabled/*.conf;',
      brotliModules.map((module) => `load_module ${module};`).join('\n'),
    ],
    [
      'http {',
      `http {\n${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}`,
    ],
    ['/run/nginx.pid', `${folder}/nginx.pid`],
    [/\/var\/log\/nginx/g, folder],
    [/\/var\/www\/levo\/current/g, root],
    [/\/etc\/letsencrypt\/live\/levo\.example/g, folder],
    [/listen 80\b/g, `listen 127.0.0.1:${plainPort}`],
    [/listen 443\b/g, `listen 127.0.0.1:${port}`],
    [/^ *listen \[::\].*$/gm, ''],
    ['127.0.0.1:8025', `127.0.0.1:${relayPort}`],
    ...(brotliModules.length === 2 ? [[/#brotli/g, 'brotli'] as [RegExp, string]] : []),
  ]
  return here.reduce((text, [there, value]) => {
    const changed = text.replace(there, value)
    assert.notEqual(changed, text, `nginx.conf contains ${there}`)
    return changed
  }, recipe)
}

before(async () => {
  await new Promise<void>((resolve) => relay.listen(relayPort, '127.0.0.1', resolve))
  const release = join(folder, 'release')
  await mkdir(join(release, 'assets'), { recursive: true })
  await writeFile(join(release, 'assets/last-release-12345678.js'), 'last')
  await mkdir(join(release, 'about'), { recursive: true })
  await writeFile(join(release, 'about/index.html'), 'last release '.repeat(50))
  await upload(release)
  await cp(built, release, { recursive: true })
  await rm(join(release, 'assets/last-release-12345678.js'))
  await writeFile(join(release, '.env'), 'SECRET')
  await upload(release)
  await writeFile(join(folder, 'secret.txt'), 'SECRET')
  const subject = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${name}`
  const files = `-keyout ${folder}/privkey.pem -out ${folder}/fullchain.pem`
  execFileSync('openssl', `${subject} ${files}`.split(' '), { stdio: 'ignore' })
  await writeFile(join(folder, 'nginx.conf'), await recipeHere())
  const started = spawn(
    nginx,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  server = started
  const ended = new Promise<never>((_, reject) =>
    started.once('exit', () =>
      reject(new Error(`nginx did not start on ${port} to ${port + 1} (LEVO_NGINX_PORT).`)),
    ),
  )
  await Promise.race([isListening(), ended])
})

after(async () => {
  agent.destroy()
  relay.close()
  if (server?.exitCode === null) {
    const ended = new Promise((resolve) => server?.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
  }
  await rm(folder, { recursive: true, force: true })
})

async function isListening(): Promise<void> {
  while (server?.exitCode === null && !(await get('/robots.txt').catch(() => undefined)))
    await new Promise((resolve) => setTimeout(resolve, 50))
}

interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
}

function get(
  path: string,
  headers: http.OutgoingHttpHeaders = {},
  options: { method?: string; body?: string; isPlain?: boolean } = {},
): Promise<Answer> {
  const { method = 'GET', body, isPlain } = options
  const target = { host: '127.0.0.1', path, method, headers: { Host: name, ...headers } }
  return new Promise((resolve, reject) => {
    const request = isPlain
      ? http.request({ ...target, port: plainPort })
      : https.request({ ...target, port, agent })
    request.on('error', reject)
    request.on('response', async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      const { statusCode: status = 0, headers } = response
      resolve({ status, headers, body: Buffer.concat(parts) })
    })
    request.end(body)
  })
}

async function expectHeaders(path: string, answer: Answer, kept: string): Promise<void> {
  assert.equal(answer.headers['cache-control'], kept, path)
  for (const [header, value] of Object.entries(securityHeaders()))
    assert.equal(answer.headers[header.toLowerCase()], value, `${header} of ${path}`)
}

async function expectMove(from: string, to: string): Promise<void> {
  const answer = await get(from)
  assert.deepEqual([answer.status, answer.headers.location], [301, to], from)
}

test('serves every page at its own path and redirects other spellings to it', async () => {
  for (const path of renderedPaths) {
    const answer = await get(`${path}?city=oslo`)
    assert.equal(answer.status, 200, path)
    assert.ok(answer.body.equals(await readFile(join(built, path, 'index.html'))), path)
    assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8', path)
    await expectHeaders(path, answer, 'no-cache')
    if (path !== '/') await expectMove(`${path}/?x=%2Fy`, `${path}?x=%2Fy`)
    await expectMove(`${path.replace(/\/$/, '')}/index.html`, path)
  }
  await expectMove('/city/newYork', '/city/new-york')
  await expectMove('/New%20York/about?x=1', '/new-york/about?x=1')
})

test('answers an unknown path with the fallback page and status 404', async () => {
  const internal = ['/.env', '/_headers', '/_redirects', '/__spa-fallback.html', '/404.html']
  const unknown = ['/nowhere', '/nowhere/', '/city/%E0%A4%A', '/%zz', '/%', '/city/paris', '/About']
  for (const path of [...internal, ...unknown]) {
    const answer = await get(path)
    assert.equal(answer.status, 404, path)
    assert.ok(answer.body.equals(await readFile(join(built, '__spa-fallback.html'))), path)
    await expectHeaders(path, answer, 'no-cache')
  }
})

test('sends the type and Cache-Control of every file', async () => {
  const entries = await readdir(built, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(built, join(entry.parentPath, entry.name))}`)
    .filter((path) => !/\.(?:html|gz|br)$|^\/_/.test(path))
  assert.ok(files.length > 100, `${built} has only ${files.length} files`)
  for (const path of files) {
    const answer = await get(encodeURI(path), {}, { method: 'HEAD' })
    assert.equal(answer.status, 200, path)
    assert.doesNotMatch(String(answer.headers['content-type']), /octet-stream/, path)
    await expectHeaders(path, answer, cacheControl(path))
  }
  for (const path of [
    '/assets/gone-12345678.js',
    '/media/gone.01234567-640.avif',
    '/assets/content/x',
  ]) {
    const answer = await get(path)
    assert.deepEqual([answer.status, answer.body.toString()], [404, 'Not Found'], path)
    await expectHeaders(path, answer, 'no-cache')
  }
})

test('a release replaces the pages and keeps files of the previous release', async () => {
  const kept = await get('/assets/last-release-12345678.js')
  assert.deepEqual([kept.status, kept.body.toString()], [200, 'last'])
  await expectHeaders('last', kept, 'public, max-age=31536000, immutable')
  const page = await readFile(join(built, 'about/index.html'))
  const packed = await get('/about', { 'Accept-Encoding': 'gzip' })
  assert.ok(gunzipSync(packed.body).equals(page))
  const again = await get('/about', { 'If-None-Match': String((await get('/about')).headers.etag) })
  assert.deepEqual([again.status, again.body.length], [304, 0])
})

test('compresses text and serves a changed content document immediately', async () => {
  const document = '/assets/content/hero/jsons/oslo.json'
  const words = JSON.stringify({ title: 'New words '.repeat(50) })
  await writeFile(join(root, document), words)
  const answer = await get(document, { 'Accept-Encoding': 'gzip' })
  assert.equal(gunzipSync(answer.body).toString(), words)
  for (const encoding of brotliModules.length === 2 ? ['gzip', 'br'] : ['gzip']) {
    for (const path of ['/about', '/nowhere', '/sitemap.xml', document]) {
      const { headers } = await get(path, { 'Accept-Encoding': encoding })
      assert.equal(headers['content-encoding'], encoding, path)
      assert.match(String(headers.vary), /Accept-Encoding/, path)
    }
  }
  assert.equal(
    (await get('/favicon.ico', { 'Accept-Encoding': 'gzip' })).headers['content-encoding'],
    undefined,
  )
})

test('answers range requests for films', async () => {
  const path = `/media/film/${(await readdir(join(built, 'media/film')))[0]}`
  const part = await get(path, { Range: 'bytes=1000-1999' })
  const film = await readFile(join(built, path))
  assert.equal(part.status, 206)
  assert.ok(part.body.equals(film.subarray(1000, 2000)))
  assert.equal((await get(path, { Range: `bytes=${film.length}-` })).status, 416)
})

test('passes only sends to the relay, with the client’s address', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await get('/contact', {}, { method })
    assert.deepEqual([answer.status, answer.headers.allow], [405, 'GET, HEAD'], method)
  }
  const body = 'x'.repeat(50_000)
  const answer = await get(SEND_PATH, {}, { method: 'POST', body })
  assert.deepEqual([answer.status, answer.body.toString()], [200, 'OK'])
  assert.deepEqual(relayed, [{ method: 'POST', address: '127.0.0.1', body }])
  const large = await get(SEND_PATH, {}, { method: 'POST', body: 'x'.repeat(70_000) })
  assert.equal(large.status, 413)
})

test('serves no files outside the site and never redirects to another host', async () => {
  const outside = [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets../secret.txt',
  ]
  const elsewhere = [
    '//evil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/about%0d%0aA:%20b/',
  ]
  for (const path of [...outside, ...elsewhere, '/city/new%0ayork', '/about//']) {
    const answer = await get(path)
    assert.ok([400, 404].includes(answer.status), `${path}: ${answer.status}`)
    assert.equal(answer.headers.location, undefined, path)
    assert.ok(!answer.body.includes('SECRET'), path)
  }
})

test('redirects plain HTTP and other names to the site', async () => {
  const target = `https://${name}/about?x=1`
  const plain = await get('/about?x=1', { Host: 'evil.example' }, { isPlain: true })
  assert.deepEqual([plain.status, plain.headers.location], [301, target])
  const other = await get('/about?x=1', { Host: `www.${name}` })
  assert.deepEqual([other.status, other.headers.location], [301, target])
})

test('writes nothing to the error log', async () => {
  const log = await readFile(join(folder, 'error.log'), 'utf8')
  assert.doesNotMatch(log, /\[(?:warn|crit|alert|emerg)\]/)
})
