/**
 * `npm run test:hosts [-- folder]`: tests the recipes of two hosts on a built site with the hosts' own
 * programs: Cloudflare's runtime serves it, and Netlify's parsers read its rules. The first run
 * downloads these programs (230 MB) to node_modules/.cache. Later runs need no network.
 */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { after, before, describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { checkSite } from '../../tools/doctor/check-site.ts'
import { cacheControl, revalidate, securityHeaders } from '../../tools/hosts/headers.ts'
import { redirects } from '../../tools/hosts/redirects.ts'

/** Not dependencies of the project: wrangler alone is 230 MB, and nothing else uses it. */
const programs = {
  wrangler: '4.164.0',
  '@netlify/headers-parser': '10.1.1',
  '@netlify/redirect-parser': '16.1.1',
}
const cache = resolve('node_modules/.cache/hosts')
const built = process.argv[2] ?? 'build/client'
const port = Number(process.env.LEVO_HOSTS_PORT ?? 4881)
const origin = `http://127.0.0.1:${port}`

/**
 * Findings that a runtime on loopback cannot avoid, by their first words: the build has its public
 * address, and Cloudflare's network adds encryption and range requests for films.
 */
const notHere = [
  'The sitemap names another site: ',
  `${origin} is not encrypted.`,
  'Films do not support range requests.',
]

if (!existsSync(join(built, 'index.html')) || !existsSync(join(built, '_headers'))) {
  console.error(
    `${built} is not a finished build. Run \`npm run build\` first, or name the folder of one.`,
  )
  process.exit(1)
}
await fetchPrograms()

/** The path of every built file, as an address. */
const files = (await readdir(built, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => `/${relative(built, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
  .filter((path) => !['/_headers', '/_redirects'].includes(path))

describe('Cloudflare', () => {
  let server: ChildProcess

  before(async () => {
    server = await startWrangler()
  })

  after(() => {
    server.kill('SIGTERM')
  })

  test('the doctor’s checks find only what loopback cannot avoid', async () => {
    const findings = await checkSite(origin)
    const faults = findings
      .filter(({ state }) => state !== 'ok')
      .filter(({ said }) => !notHere.some((start) => said.startsWith(start)))
    assert.deepEqual(
      faults.map(({ said }) => said),
      [],
    )
    assert.ok(findings.filter(({ state }) => state === 'ok').length >= 9, 'hardly anything is ok')
  })

  test('redirects every other spelling of a city with 301', async () => {
    for (const [from, to] of redirects()) {
      const answer = await ask(encodeURI(from).replace('*', 'about'))
      assert.equal(answer.status, 301, from)
      assert.equal(
        new URL(answer.headers.get('location') ?? '', origin).pathname,
        to.replace(':splat', 'about'),
        from,
      )
    }
  })

  test('sends the Cache-Control of every class of files', async () => {
    // One file of each folder and extension, which share a rule.
    const classes = new Map(files.map((path) => [path.replace(/[^/]+(?=\.\w+$)/, ''), path]))
    for (const path of classes.values()) {
      if (path.endsWith('.html')) continue
      const { status, headers } = await ask(path)
      assert.equal(status, 200, path)
      const kept = headers.get('cache-control') ?? ''
      if (cacheControl(path) === revalidate) assert.match(kept, /no-cache|max-age=0/, path)
      else assert.equal(kept, cacheControl(path), path)
    }
  })

  test('answers an unchanged page with 304 and removes a trailing slash', async () => {
    const { headers } = await ask('/oslo/about')
    const again = await ask('/oslo/about', { 'if-none-match': headers.get('etag') ?? '' })
    assert.equal(again.status, 304)
    const slashed = await ask('/oslo/about/')
    assert.equal(slashed.status, 307)
    assert.equal(new URL(slashed.headers.get('location') ?? '', origin).pathname, '/oslo/about')
  })

  test('sends security headers with the page for unknown paths', async () => {
    const { status, headers } = await ask('/oslo/no-such-page')
    assert.equal(status, 404)
    for (const [name, value] of Object.entries(securityHeaders())) {
      assert.equal(headers.get(name), value, name)
    }
  })
})

describe('Netlify', () => {
  test('reads every redirect', async () => {
    const { parseAllRedirects } = await load<RedirectParser>('@netlify/redirect-parser')
    const read = await parseAllRedirects({ redirectsFiles: [join(built, '_redirects')] })
    assert.deepEqual(read.errors, [])
    assert.ok(read.redirects.length > 0)
    assert.deepEqual(
      read.redirects.map(({ from, path, to, status }) => [decodeURI(from ?? path), to, status]),
      [...redirects()].map(([from, to]) => [from, to, 301]),
    )
  })

  test('every file gets its headers and only one rule for caching', async () => {
    const { parseAllHeaders } = await load<HeadersParser>('@netlify/headers-parser')
    const read = await parseAllHeaders({ headersFiles: [join(built, '_headers')], minimal: false })
    assert.deepEqual(read.errors, [])
    assert.ok(files.length > 100)
    for (const path of files) {
      const rules = read.headers.filter(({ forRegExp }) => forRegExp.test(path))
      const sent = Object.assign({}, ...rules.map(({ values }) => values))
      for (const [name, value] of Object.entries(securityHeaders())) {
        assert.equal(sent[name], value, `${path}: ${name}`)
      }
      const caching = rules.flatMap(({ values }) => values['Cache-Control'] ?? [])
      // Without a rule, Netlify itself requires revalidation.
      const expected = cacheControl(path)
      if (expected === revalidate)
        assert.ok(
          caching.every((value) => value === revalidate),
          path,
        )
      else assert.deepEqual(caching, [expected], path)
    }
  })
})

interface RedirectParser {
  parseAllRedirects(options: { redirectsFiles: string[] }): Promise<{
    redirects: { from?: string; path: string; to: string; status: number }[]
    errors: Error[]
  }>
}

interface HeadersParser {
  parseAllHeaders(options: { headersFiles: string[]; minimal: boolean }): Promise<{
    headers: { forRegExp: RegExp; values: Record<string, string> }[]
    errors: Error[]
  }>
}

/** Requests a path without following redirects. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(origin + path, { redirect: 'manual', headers })
  await answer.arrayBuffer()
  return answer
}

async function installed(name: string): Promise<string | undefined> {
  const file = join(cache, 'node_modules', name, 'package.json')
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')).version : undefined
}

async function fetchPrograms(): Promise<void> {
  const missing: string[] = []
  for (const [name, version] of Object.entries(programs)) {
    if ((await installed(name)) !== version) missing.push(`${name}@${version}`)
  }
  if (missing.length === 0) return
  console.log(`Downloading ${missing.join(', ')} to ${cache}. This takes about a minute.`)
  await mkdir(cache, { recursive: true })
  const all = Object.entries(programs).map(([name, version]) => `${name}@${version}`)
  const options = ['--prefix', cache, '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', ...options, ...all], { stdio: 'inherit' })
  if (status !== 0) {
    console.error('Could not download the hosts’ programs. Check the network and run again.')
    process.exit(1)
  }
}

async function load<Module>(name: string): Promise<Module> {
  return await import(pathToFileURL(join(cache, 'node_modules', name, 'lib/index.js')).href)
}

/** Resolves when the runtime serves. Rejects with its output if it exits before. */
function startWrangler(): Promise<ChildProcess> {
  const options = ['--config', 'tools/hosts/wrangler.jsonc', '--ip', '127.0.0.1']
  options.push('--persist-to', join(cache, 'state'))
  // Without an argument, wrangler uses the folder of the recipe.
  if (process.argv[2]) options.push('--assets', resolve(process.argv[2]))
  const wrangler = join(cache, 'node_modules/wrangler/wrangler-dist/cli.js')
  const child = spawn(process.execPath, [wrangler, 'dev', ...options, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
  })
  return new Promise((serving, failed) => {
    const said: string[] = []
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line)
      if (line.includes('Ready on')) serving(child)
    })
    // The output matters only until it serves. Its bundler prints errors when it is stopped.
    createInterface({ input: child.stderr }).on('line', (line) => said.push(line))
    child.on('exit', (code) => failed(new Error(`wrangler exited (${code}):\n${said.join('\n')}`)))
  })
}
