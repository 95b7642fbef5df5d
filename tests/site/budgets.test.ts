import { readdirSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { cityKeys } from '../../app/cities/cities'
import { citiesWithFilm, filmSources } from '../../app/cities/films'
import { allPictures } from '../../app/pictures/all'
import { editionPath, renderedPaths } from '../../app/site/route-table'
import { bytesOf, filePath, htmlOf } from './built-site'

const kilobyte = 1_024
/** Scripts of a page's first load, brotli. */
const scriptBudget = 130 * kilobyte
/** How many files they are: each takes time of the page's thread, however small it is. */
const scriptFiles = 17
/** A page's own HTML, its styles inside, brotli. */
const pageBudget = 20 * kilobyte
/** The faces that every page asks for at once, and those with rare letters, which come where they stand. */
const firstFontBudget = 40 * kilobyte
const rareFontBudget = 16 * kilobyte
/** A picture that fills the window, at its largest, AVIF. */
const heroBudget = 220 * kilobyte
/** A hero's crop for phones, which stands between a visitor and the first view. */
const phoneHeroBudget = 15_500
/** A pane of the landing page by its width in px; of another hour it comes after the first view (HOUR-5). */
const paneBudgets: Record<number, number> = { 640: 40 * kilobyte, 1080: 90 * kilobyte }
/** Any other picture at 1080 px, AVIF. */
const pictureBudget = 120 * kilobyte

/** A hero film, 1080 and 720 high. */
const filmBudget = 2.5 * 1_024 * kilobyte
const phoneFilmBudget = 1.2 * 1_024 * kilobyte

vi.setConfig({ testTimeout: 60_000 })

const sizes = new Map<string, number>()

function compressed(address: string): number {
  const known = sizes.get(address) ?? brotli(bytesOf(address))
  sizes.set(address, known)
  return known
}

/** Size after brotli at its best level, as files that are compressed before they are uploaded have it. */
function brotli(data: string | Buffer): number {
  return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

interface Start {
  boot: string
  modules: string[]
}

/** The scripts that a page fetches by itself: its starter and what that starts, boot included. */
function firstScripts(html: string): string[] {
  const { starter, boot, modules } = startOf(html)
  return [...new Set([starter, boot, ...modules])]
}

/** What a page's starter fetches and runs: everything together, the large files in turn before the boot. */
function startOf(html: string): Start & { starter: string } {
  const starter = /<script>var starter="([^"]+)"/.exec(html)?.[1]
  if (!starter) throw new Error('The page names no starter.')
  const found = /scripts=(\{"boot":.*?\});/.exec(bytesOf(starter).toString())
  if (!found?.[1]) throw new Error(`${starter} carries no list of scripts.`)
  return { starter, ...(JSON.parse(found[1]) as Start) }
}

/**
 * What arrives in the first round trip, bytes: ten packets of 1460, less what headers take. Home and
 * the city's page are longer.
 */
const firstRoundTrip = 13_900
/** Services, contact and the privacy policy are longer: their last lines need a round trip more. */
const secondRoundTrip = 15_600

const light = ['/about', '/terms-conditions']

const longer = ['/services', '/contact', '/privacy-policy']

const earlyPages: [path: string, budget: number][] = [
  ['/', firstRoundTrip],
  ...cityKeys.flatMap((city): [string, number][] => [
    ...light.map((page): [string, number] => [editionPath(page, city), firstRoundTrip]),
    ...longer.map((page): [string, number] => [editionPath(page, city), secondRoundTrip]),
  ]),
]

test.each(earlyPages)('%s has at most %d bytes', (path, budget) => {
  const size = brotli(htmlOf(path))
  expect(size).toBeGreaterThan(5_000)
  expect(size).toBeLessThanOrEqual(budget)
})

describe.each(renderedPaths)('%s', (path) => {
  const html = htmlOf(path)

  // SPEED-1
  test('loads at most 130 KB of script at first, in at most 17 files', () => {
    const scripts = firstScripts(html)
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.length).toBeLessThanOrEqual(scriptFiles)
    const total = scripts.reduce((sum, address) => sum + compressed(address), 0)
    expect(total).toBeGreaterThan(50 * kilobyte)
    expect(total).toBeLessThanOrEqual(scriptBudget)
  })
})

// SPEED-1
test('no page weighs more than 20 KB itself, styles included', () => {
  // The compression of one page is like that of another: the longest ones are the heaviest.
  const longest = renderedPaths.map((path) => htmlOf(path)).toSorted((a, b) => b.length - a.length)
  expect(longest.length).toBeGreaterThan(100)
  for (const html of longest.slice(0, 8)) expect(brotli(html)).toBeLessThanOrEqual(pageBudget)
})

// SPEED-1
test('three fonts of at most 40 KB come first, those with rare letters weigh 16 KB', () => {
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
describe('pictures', () => {
  test.each(Object.values(allPictures).map((picture) => [picture.id, picture] as const))(
    '%s keeps to its budget',
    (id, { base, widths, uprightWidths, pane }) => {
      const isHero = uprightWidths !== undefined
      const width = isHero
        ? Math.max(...widths)
        : (widths.find((known) => known >= 1_080) ?? widths.at(-1))
      const size = bytesOf(`${base}-${width}.avif`).length
      expect(size).toBeGreaterThan(kilobyte)
      expect(size).toBeLessThanOrEqual(isHero ? heroBudget : pictureBudget)
      expect(isHero || !id.endsWith('-hero')).toBe(true)
      // A phone's first picture is the largest part of what it waits for.
      for (const upright of uprightWidths ?? []) {
        const phoneSize = bytesOf(`${base}-upright-${upright}.avif`).length
        expect(phoneSize).toBeLessThanOrEqual(phoneHeroBudget)
      }
      for (const width of pane?.widths ?? []) {
        const paneSize = bytesOf(`${base}-pane-${width}.avif`).length
        expect(paneSize).toBeLessThanOrEqual(paneBudgets[width] ?? 0)
      }
    },
  )
})

// SPEED-2
describe('films', () => {
  test.each(citiesWithFilm)('%s has its film in both sizes, each in two encodings', (city) => {
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
})
