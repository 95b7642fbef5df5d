/**
 * A seventh city, added to a copy of the repository as README's "A new city takes" says, then built
 * and visited. Each step is made and checked in the order of that list; Lisbon borrows Oslo's words
 * and pictures, its name put in their place.
 */
import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { copyFile, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTestChromium } from './chromium.ts'
import { startServer } from './preview/serve.ts'

const program = process.execPath
let copy: string

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'levo-seventh-city-'))
  const leftOut = /^(node_modules|build|shots|test-results|playwright-report|\.(?!env\.example).*)$/
  for (const entry of globSync('*').filter((name) => !leftOut.test(name))) {
    await cp(entry, join(copy, entry), { recursive: true, preserveTimestamps: true })
  }
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
}, 60_000)

afterAll(() => rm(copy, { recursive: true, force: true }))

/** Runs one of the repository's programs in the copy; resolves with its end and all it said. */
function run(script: string, ...args: string[]): Promise<{ status: number; said: string }> {
  const { VITEST: _, ...environment } = process.env
  return new Promise((resolve) => {
    execFile(
      program,
      [script, ...args],
      // A plain build: neither this machine's variables nor the test runner's own.
      { cwd: copy, env: { ...environment, NODE_ENV: 'production' }, maxBuffer: 1e8 },
      (error, stdout, stderr) =>
        resolve({ status: error ? Number(error.code ?? 1) : 0, said: stdout + stderr }),
    )
  })
}

async function checkTypes(): Promise<string> {
  return (await run('node_modules/.bin/tsc', '--noEmit', '--singleThreaded')).said
}

async function change(file: string, find: string | RegExp, by: string): Promise<void> {
  const path = join(copy, file)
  const text = await readFile(path, 'utf8')
  const changed = text.replace(find, by)
  if (changed === text) throw new Error(`${file} has nothing like ${find}.`)
  await writeFile(path, changed)
}

/** Writes a file of Oslo's anew for Lisbon. */
async function writeAsOslo(file: string): Promise<void> {
  const text = await readFile(join(copy, file), 'utf8')
  await writeFile(join(copy, asLisbon(file)), asLisbon(text))
}

function asLisbon(text: string): string {
  return text.replaceAll('Oslo', 'Lisbon').replaceAll('oslo', 'lisbon')
}

/** What the copy's built site holds at an address. */
function built(address: string): string {
  return readFileSync(join(copy, 'build/client', address), 'utf8')
}

/** README's list of what a new city takes. */
const steps = /A new city takes:\n\n([\s\S]*?)\n\n\*\*/.exec(readFileSync('README.md', 'utf8'))?.[1]

// CITY-1
test('a city of the list alone is refused by the types, which name the lists that README names', async () => {
  await change('app/site/cities.ts', "'stockholm'] as const", "'stockholm', 'lisbon'] as const")
  await change(
    'app/site/cities.ts',
    '  stockholm: {\n',
    "  lisbon: {\n    key: 'lisbon',\n    name: 'Lisbon',\n    timeZone: 'Europe/Lisbon',\n    line: 'A table in Alfama, a boat on the Tagus, the surf at Guincho.',\n  },\n  stockholm: {\n",
  )
  await change(
    'app/site/time-zones.ts',
    "  'Europe/Oslo'",
    "  'Europe/Lisbon': { summer: 1, winter: 0 },\n  'Europe/Oslo'",
  )
  expect(await run('node_modules/.bin/react-router', 'typegen')).toEqual({ status: 0, said: '' })
  const said = await checkTypes()
  const waiting = new Set([...said.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file]) => file))
  expect(waiting).toEqual(new Set(['app/city/city-pictures.ts', 'app/city/city-texts.ts']))
  for (const file of waiting) expect(steps).toContain(`\`${file}\``)
}, 120_000)

// CITY-1
test('with its texts, pictures and documents the types are content and nothing has to be drawn by hand', async () => {
  await writeAsOslo('app/city/profiles/oslo.ts')
  await writeAsOslo('app/city/service-texts/oslo.ts')
  await change(
    'app/city/city-texts.ts',
    '  stockholm: {\n',
    "  lisbon: {\n    profile: async () => (await import('./profiles/lisbon.ts')).lisbon,\n    services: async () => (await import('./service-texts/lisbon.ts')).lisbon,\n  },\n  stockholm: {\n",
  )
  const pictures = 'app/city/city-pictures.ts'
  await change(
    pictures,
    '  stockholm: {',
    '  lisbon: { hero: lisbonHero, scaling: lisbon03, about: lisbon07 },\n  stockholm: {',
  )
  for (const [id, name] of [
    ['lisbon-03', 'lisbon03'],
    ['lisbon-07', 'lisbon07'],
    ['lisbon-hero', 'lisbonHero'],
  ]) {
    await change(
      pictures,
      'import type { CityKey }',
      `import { ${name} } from '~/media/${id}'\nimport type { CityKey }`,
    )
  }
  await addPictures()
  for (const file of globSync('public/assets/content/*/jsons/oslo.json', { cwd: copy })) {
    await writeAsOslo(file)
  }
  expect(await checkTypes()).toBe('')
}, 120_000)

/**
 * The eleven masters and their words, then `npm run media`. The encoded files are Oslo's under new
 * names, so that nothing is encoded anew: media/build.test.ts tries that.
 */
async function addPictures(): Promise<void> {
  for (const file of globSync('{media/masters,public/media,app/media}/oslo-*', { cwd: copy })) {
    const target = join(copy, file.replace(basename(file), asLisbon(basename(file))))
    await copyFile(join(copy, file), target)
    if (file.endsWith('.ts')) await writeFile(target, asLisbon(await readFile(target, 'utf8')))
  }
  const texts = JSON.parse(await readFile(join(copy, 'media/alt.json'), 'utf8'))
  const focus = JSON.parse(await readFile(join(copy, 'media/focus.json'), 'utf8'))
  for (const map of [texts, focus]) {
    for (const id of Object.keys(map).filter((name) => name.startsWith('oslo-'))) {
      map[asLisbon(id)] = asLisbon(map[id])
    }
  }
  await writeFile(join(copy, 'media/alt.json'), JSON.stringify(texts))
  await writeFile(join(copy, 'media/focus.json'), JSON.stringify(focus))
  // The city's own card, and the one that shows the cities.
  const { status, said } = await run('media/build.ts')
  expect(said).toContain(' 0 encoded, 0 removed; 2 share cards drawn')
  expect(status).toBe(0)
}

// CITY-1, EDITION-1
test('the build writes its editions in its words', async () => {
  const { status, said } = await run('node_modules/.bin/react-router', 'build')
  expect(status, said).toBe(0)

  const landing = built('index.html')
  expect(landing.match(/<li [^>]*data-city="[^"]+"/g)).toHaveLength(7)
  expect(landing).toContain('href="/lisbon/home"')
  for (const [address, heading] of [
    ['lisbon', 'Lisbon'],
    ['lisbon/home', 'Lisbon'],
    ['lisbon/about', 'Lisbon'],
    ['lisbon/services', 'Lisbon'],
    ['lisbon/contact', 'Lisbon'],
    ['lisbon/villas', 'Lisbon'],
  ] as const) {
    const html = built(`${address}/index.html`)
    expect(/<title>([^<]*)/.exec(html)?.[1], address).toContain(heading)
    expect(html, address).toContain('<html lang="en-GB" data-city="lisbon"')
    // The way to the other cities names Oslo; no text does.
    expect(html.replace(/<(nav|ul|select)\b[\s\S]*?<\/\1>/g, ''), address).not.toContain('Oslo')
  }
  expect(built('city/lisbon/index.html')).toBe(built('lisbon/index.html'))
  expect(built('sitemap.xml')).toContain('/lisbon/about</loc>')
  expect(built('_redirects')).toContain('/Lisbon /lisbon 301')
  expect(built('lisbon/index.html')).toContain('/media/share/city-lisbon.jpg')
  expect(built('media/share/city-lisbon.jpg')).not.toBe('')
  expect(built('assets/content/home/jsons/lisbon.json')).toContain('Lisbon')
}, 240_000)

// CITY-1, LAND-1
test('a visitor chooses it on the landing page and is shown around', async () => {
  const server = await startServer({
    dir: join(copy, 'build/client'),
    mailboxDir: join(copy, 'mails'),
    port: 0,
    compression: 'fast',
  })
  const browser = await chromium.launch({ executablePath: findTestChromium() })
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.goto(server.url)
    await page.getByRole('link', { name: /^Lisbon/ }).click()
    await page.waitForURL(/\/home$/)
    await page.getByText('For the best Lisbon experience').waitFor()
    await page.goto(`${server.url}/about`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.title()).toContain('Lisbon')
    expect(await page.evaluate(() => sessionStorage.getItem('selectedCity'))).toBe('lisbon')
    expect(errors).toEqual([])
  } finally {
    await browser.close()
    await server.close()
  }
}, 120_000)
