import { readdirSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { cityKeys } from '../../app/cities/cities'
import { citiesWithFilm, filmSources } from '../../app/cities/films'
import { allPictures } from '../../app/pictures/all'
import { editionPath, renderedPaths } from '../../app/site/route-table'
import { bytesOf, filePath, htmlOf, starterOf } from './built-site'

const kilobyte = 1_024
/** Scripts of a page's first load, Brotli. */
const scriptBudget = 130 * kilobyte
/** Number of these scripts. Each costs main-thread time, even a small one. */
const scriptFiles = 17
/** A page's HTML with its inline styles, Brotli. */
const pageBudget = 20 * kilobyte
/** The preloaded fonts of every page, and the fonts with rare characters, which load on use. */
const firstFontBudget = 40 * kilobyte
const rareFontBudget = 16 * kilobyte
/** The largest AVIF of a picture that fills the window. */
const heroBudget = 220 * kilobyte
/** A hero's crop for phones, which delays the largest contentful paint. */
const phoneHeroBudget = 15_500
/** A hero's crop for phones in another light, which loads after the largest contentful paint (HOUR-5). */
const laterPhoneBudget = 60_000
/** A pane of the landing page by its width in px. Pictures in other light load later (HOUR-5). */
const paneBudgets: Record<number, number> = { 640: 40 * kilobyte, 1080: 90 * kilobyte }
/** Any other picture at 1080 px, AVIF. */
const pictureBudget = 120 * kilobyte

/** A hero film, 1080 and 720 px high. */
const filmBudget = 2.5 * 1_024 * kilobyte
const phoneFilmBudget = 1.2 * 1_024 * kilobyte

vi.setConfig({ testTimeout: 60_000 })

const sizes = new Map<string, number>()

function compressed(address: string): number {
  const known = sizes.get(address) ?? brotli(bytesOf(address))
  sizes.set(address, known)
  return known
}

/** Size after Brotli at its highest quality, which is used for uploads. */
function brotli(data: string | Buffer): number {
  return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/**
 * The scripts of a page's first load: its starter and what the starter fetches in parallel and runs, the
 * boot script last.
 */
function firstScripts(html: string): string[] {
  const starter = starterOf(html)
  const found = /scripts=(\{"boot":.*?\});/.exec(bytesOf(starter).toString())
  if (!found?.[1]) throw new Error(`${starter} has no list of scripts.`)
  const { boot, modules } = JSON.parse(found[1]) as { boot: string; modules: string[] }
  return [...new Set([starter, boot, ...modules])]
}

/**
 * What arrives in the first round trip, bytes: ten packets of 1460 bytes minus 620 bytes of headers.
 * Home, the service pages and the city's page are longer.
 */
const firstRoundTrip = 13_980

/** The company's facts that are still unknown will make the legal pages longer, bytes. */
const legalPage = 14_600

const shortPages: [path: string, budget: number][] = [
  ['/about', firstRoundTrip],
  ['/services', firstRoundTrip],
  ['/contact', firstRoundTrip],
  ['/privacy-policy', legalPage],
  ['/terms-conditions', legalPage],
]

const earlyPages: [path: string, budget: number][] = [
  ['/', firstRoundTrip],
  ...cityKeys.flatMap((city) =>
    shortPages.map(([page, budget]): [string, number] => [editionPath(page, city), budget]),
  ),
]

test.each(earlyPages)('%s has at most %d bytes', (path, budget) => {
  const size = brotli(htmlOf(path))
  expect(size).toBeGreaterThan(5_000)
  expect(size).toBeLessThanOrEqual(budget)
})

// SPEED-1
test.each(renderedPaths)('%s first loads at most 130 KB of scripts in at most 17 files', (path) => {
  const scripts = firstScripts(htmlOf(path))
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.length).toBeLessThanOrEqual(scriptFiles)
  const total = scripts.reduce((sum, address) => sum + compressed(address), 0)
  expect(total).toBeGreaterThan(50 * kilobyte)
  expect(total).toBeLessThanOrEqual(scriptBudget)
})

// SPEED-1
test('the HTML of each page is at most 20 KB with its styles', () => {
  // Pages compress similarly, so the longest ones are the largest.
  const longest = renderedPaths.map((path) => htmlOf(path)).toSorted((a, b) => b.length - a.length)
  expect(longest.length).toBeGreaterThan(100)
  for (const html of longest.slice(0, 8)) expect(brotli(html)).toBeLessThanOrEqual(pageBudget)
})

// SPEED-1
test('three fonts of at most 40 KB are preloaded, fonts with rare characters are at most 16 KB', () => {
  const fonts = readdirSync(filePath('/assets'))
    .filter((name) => /\.(woff2?|ttf|otf)$/.test(name))
    .map((name) => `/assets/${name}`)
  const first = fonts.filter((address) => htmlOf('/').includes(`rel="preload" href="${address}"`))
  const rare = fonts.filter((address) => !first.includes(address))
  const weight = (addresses: string[]) =>
    addresses.reduce((sum, address) => sum + bytesOf(address).length, 0)
  expect(first).toHaveLength(3)
  expect(weight(first)).toBeLessThanOrEqual(firstFontBudget)
  expect(rare.every((address) => address.includes('-rare-'))).toBe(true)
  expect(weight(rare)).toBeLessThanOrEqual(rareFontBudget)
})

// SPEED-2
test.each(Object.values(allPictures).map((picture) => [picture.id, picture] as const))(
  'the picture %s is within its budget',
  (id, { base, widths, uprightWidths, pane }) => {
    const isHero = uprightWidths !== undefined
    const width = isHero
      ? Math.max(...widths)
      : (widths.find((known) => known >= 1_080) ?? widths.at(-1))
    const size = bytesOf(`${base}-${width}.avif`).length
    expect(size).toBeGreaterThan(kilobyte)
    expect(size).toBeLessThanOrEqual(isHero ? heroBudget : pictureBudget)
    expect(isHero || !id.endsWith('-hero')).toBe(true)
    // A phone's first picture is the largest part of its first load; a tablet's is wider than 960 px.
    for (const upright of uprightWidths ?? []) {
      const size = bytesOf(`${base}-upright-${upright}.avif`).length
      const phoneBudget = /-hero-(night|haze)$/.test(id) ? laterPhoneBudget : phoneHeroBudget
      expect(size).toBeLessThanOrEqual(upright > 960 ? (paneBudgets[upright] ?? 0) : phoneBudget)
    }
    for (const width of pane?.widths ?? []) {
      const paneSize = bytesOf(`${base}-pane-${width}.avif`).length
      expect(paneSize).toBeLessThanOrEqual(paneBudgets[width] ?? 0)
    }
  },
)

// SPEED-2
test.each(citiesWithFilm)('%s has its film in two sizes and two encodings', (city) => {
  for (const phone of [false, true]) {
    const sources = filmSources(city, phone)
    expect(sources).toHaveLength(2)
    for (const { src } of sources) {
      const size = bytesOf(src).length
      expect(size, src).toBeGreaterThan(10 * kilobyte)
      expect(size, src).toBeLessThanOrEqual(phone ? phoneFilmBudget : filmBudget)
    }
  }
})
