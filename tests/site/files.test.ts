import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cityKeys } from '../../app/cities/cities'
import { allPictures } from '../../app/pictures/all'
import { facts } from '../../app/site/facts'
import { pageRoutes, renderedPaths, splitPath } from '../../app/site/route-table'
import { noticesFile, site } from '../../app/site/site'
import { bytesOf, folder, htmlOf, isThere, listedPaths, metaOf } from './built-site'

// META-2
test('the sitemap lists each canonical address once, without dates', () => {
  const listed = listedPaths().map((path) => site.origin + path)
  const canonical = new Set(
    renderedPaths.map((path) => /<link rel="canonical" href="([^"]+)"/.exec(htmlOf(path))?.[1]),
  )
  expect(canonical.size).toBeGreaterThan(100)
  const expected = [...canonical]
  expect(listed.toSorted()).toEqual(expected.toSorted())
  expect(bytesOf('/sitemap.xml').toString()).not.toContain('lastmod')
})

/** The pages with the same heading in every city. */
const fixedHeadings = ['/home', '/services', '/contact']

// META-1, META-2
describe('of the addresses in the sitemap', () => {
  /** The groups of paths whose pages have the same match of the pattern. Every page must have a match. */
  function sharing(pattern: RegExp): string[][] {
    const pathsOf = new Map<string, string[]>()
    for (const path of listedPaths()) {
      const found = pattern.exec(htmlOf(path))?.[1]?.replace(/<[^>]+>/g, '') ?? ''
      expect(found, path).not.toBe('')
      pathsOf.set(found, [...(pathsOf.get(found) ?? []), path])
    }
    return [...pathsOf.values()].filter((paths) => paths.length > 1)
  }

  test.each([
    ['title', /<title>([^<]+)</],
    ['description', /<meta name="description" content="([^"]+)"/],
    ['canonical address', /<link rel="canonical" href="([^"]+)"/],
  ])('no two have the same %s', (_what, pattern) => {
    expect(sharing(pattern)).toEqual([])
  })

  test('no two have the same heading except editions of a page with a fixed heading', () => {
    const pages = sharing(/<h1[^>]*>([\s\S]*?)<\/h1>/).map((paths) =>
      [...new Set(paths.map((path) => splitPath(path).page))].join(),
    )
    expect(pages.toSorted()).toEqual(fixedHeadings.toSorted())
  })
})

// META-4
test('robots.txt allows all crawlers and names the sitemap', () => {
  const robots = bytesOf('/robots.txt').toString()
  expect(robots).toMatch(/^User-agent: \*$/m)
  expect(robots).not.toMatch(/^Disallow: \//m)
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
})

// RELAY-7
test.each(['team', 'welcome'])('the %s mail is written with the values of the site', (name) => {
  const [html, fields] = ['html', 'json'].map((kind) =>
    readFileSync(join(folder, `../mails/${name}.${kind}`), 'utf8'),
  )
  expect(html).toContain(facts.replyTime.value)
  expect(`${html}${fields}`).not.toContain('<%')
})

// META-4
describe('icons', () => {
  const manifest = JSON.parse(bytesOf('/site.webmanifest').toString()) as {
    name: string
    icons: { src: string; sizes: string; purpose?: string }[]
  }

  test('the manifest has the company’s name and icons of the declared sizes', async () => {
    expect(manifest.name).toContain(site.name)
    expect(manifest.icons.map((icon) => icon.sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    )
    expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true)
    for (const { src, sizes } of manifest.icons.filter((icon) => icon.src.endsWith('.png'))) {
      const { width, height } = await sharp(bytesOf(src)).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
  })

  test('every icon that pages link to exists', () => {
    const html = htmlOf('/')
    expect(isThere('/favicon.ico'), 'browsers without SVG icons request it').toBe(true)
    for (const href of ['/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']) {
      expect(html).toContain(`href="${href}"`)
      expect(isThere(href), href).toBe(true)
    }
  })
})

// META-4
describe('share cards', () => {
  const cards = new Set(
    renderedPaths.map((path) => metaOf(htmlOf(path), 'og:image') ?? `none: ${path}`),
  )

  test.each([...cards])('%s is a JPEG of 1200 x 630 under 300 KB', async (card) => {
    const bytes = bytesOf(card.slice(site.origin.length))
    const { width, height, format } = await sharp(bytes).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
    expect(bytes.length).toBeLessThan(300_000)
  })

  test('every service page and every city has its own', () => {
    const own = pageRoutes.filter((page) => page.page === 'service-page').map((page) => page.path)
    const paths = [...own, ...cityKeys.map((city) => `/city/${city}`)]
    expect(new Set(paths.map((path) => metaOf(htmlOf(path), 'og:image'))).size).toBe(paths.length)
  })
})

// PIC-2
test('every picture of the collection exists in every width and format', () => {
  const missing = Object.values(allPictures).flatMap(({ base, widths, uprightWidths = [] }) =>
    [...widths, ...uprightWidths.map((width) => `upright-${width}`)]
      .flatMap((width) => [`${base}-${width}.avif`, `${base}-${width}.webp`])
      .filter((address) => !isThere(address)),
  )
  expect(Object.keys(allPictures).length).toBeGreaterThan(80)
  expect(missing).toEqual([])
})

// HOST-1
test('no internal files are deployed', () => {
  for (const address of ['/.env', '/mailbox', '/package.json', '/.vite/manifest.json']) {
    expect(isThere(address), address).toBe(false)
  }
})

// LEGAL-4
describe('the licences of dependencies', () => {
  const notices = bytesOf(noticesFile).toString()

  test.each([
    ...['react', 'react-dom', 'scheduler', 'react-router', 'react-hook-form', 'downshift'],
    ...['@emailjs/browser', 'dompurify', 'valibot', 'yet-another-react-lightbox'],
    ...['@fontsource-variable/cormorant-garamond', '@fontsource-variable/jost'],
  ])('include that of %s', (name) => {
    const [, notice = ''] = notices.split(new RegExp(`^## ${name}(?: - .*)?$`, 'm'))
    expect(notice.split(/^## /m)[0]?.length).toBeGreaterThan(500)
  })

  test.each(['/privacy-policy', '/terms-conditions'])('are linked from %s', (path) => {
    expect(htmlOf(path)).toContain(`href="${noticesFile}"`)
  })
})
