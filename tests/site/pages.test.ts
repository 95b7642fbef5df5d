import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cityKeys } from '../../app/cities/cities'
import { renderedPaths } from '../../app/site/route-table'
import { site } from '../../app/site/site'
import { cityPageTexts } from '../../app/site/texts/city'
import { frameTexts } from '../../app/site/texts/frame'
import { officeHoursThere } from '../../app/site/time-difference'
import {
  bytesOf,
  fallback,
  filePath,
  folder,
  htmlOf,
  inlineScriptsOf,
  metaOf,
  pagePaths,
  scriptsOf,
} from './built-site'

// EDITION-4, ROUTE-6
test('the build writes a page for each known address, and the fallback', () => {
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // 404.html is a copy of the fallback under the name that some hosts expect.
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .map((name) => `/${name}`.replace(/\/index\.html$/, '') || '/')
  expect(written.sort()).toEqual([...renderedPaths, fallback].sort())
})

/** The stylesheets of the build and the classes in each. */
const classesOf = new Map(
  readdirSync(filePath('/assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => [
      `/assets/${name}`,
      [
        ...bytesOf(`/assets/${name}`)
          .toString()
          .matchAll(/\.(_\w{2})(?![\w-])/g),
      ].map(([, className]) => className ?? ''),
    ]),
)
const known = new Set([...classesOf.values()].flat())

describe.each(pagePaths)('%s', (path) => {
  const html = htmlOf(path)
  const policy = metaOf(html, 'Content-Security-Policy') ?? ''
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names]) => names?.split(' ') ?? []),
  )

  // PIC-2
  test('decodes pictures before it paints them', () => {
    for (const picture of html.match(/<picture.*?<\/picture>/gs) ?? [])
      expect(picture).toContain('decoding="sync"')
  })

  test('has one title, one h1, a language and a description', () => {
    expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html).toMatch(/<html[^>]* lang="en-GB"/)
    expect(metaOf(html, 'description')?.length).toBeGreaterThan(40)
  })

  // SAFE-1, TRACK-1
  test('allows exactly its inline scripts by hash', () => {
    const hashes = inlineScriptsOf(html).map(
      ({ code }) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    )
    expect(hashes.length).toBeGreaterThan(1)
    const allowed = /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? []
    expect(allowed).toEqual(["'self'", ...hashes])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    // This build has no measurement id.
    expect(policy).not.toContain('google')
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
    expect(html).not.toMatch(/ on(click|load|error|submit)="/)
  })

  // SPEED-3
  test('paints before its scripts: inline styles, nothing blocking, no module preloaded', () => {
    expect(html).not.toMatch(/<link[^>]*rel="modulepreload"/)
    const blocking = scriptsOf(html).filter(
      ({ attributes }) => /\ssrc=/.test(attributes) && !/async|defer|module/.test(attributes),
    )
    expect(blocking).toEqual([])
    for (const [tag] of html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g))
      expect(tag).toContain('disabled')
    expect(html).toMatch(/<style>[^<]{500,}/)
  })

  test('has no duplicate styles', () => {
    const sheets = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css)
    expect(sheets.length).toBeGreaterThan(1)
    expect(new Set(sheets).size).toBe(sheets.length)
  })

  test('has a disabled link for each inlined sheet, so that no script loads it again', () => {
    const linked = [...html.matchAll(/<link[^>]*rel="stylesheet" href="([^"]+)" disabled/g)]
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('')
    const inlined = [...classesOf].filter(
      ([, names]) => names.length > 0 && names.every((name) => styles.includes(`.${name}`)),
    )
    expect(known.size).toBeGreaterThan(100)
    expect(inlined.length).toBeGreaterThan(1)
    expect(linked.map(([, href]) => href)).toEqual(
      expect.arrayContaining(inlined.map(([sheet]) => sheet)),
    )
  })

  test('has the styles of its whole HTML, also of parts whose script loads later', () => {
    const styled = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('')
    const unstyled = [...used].filter((name) => known.has(name) && !styled.includes(`.${name}`))
    expect(unstyled).toEqual([])
  })
})

test('the fallback links to the landing page for visitors without scripts', () => {
  expect(htmlOf(fallback)).toContain('href="/"')
  expect(htmlOf(fallback)).toContain(site.email.href)
})

// PIC-3
test('every footer and every gallery says that the pictures are illustrations', () => {
  const framed = pagePaths.filter((path) => htmlOf(path).includes('<footer'))
  expect(framed.length).toBeGreaterThan(150)
  for (const path of framed) expect(htmlOf(path), path).toContain(frameTexts.footer.pictures)
  const { note } = cityPageTexts.gallery
  for (const city of cityKeys) expect(htmlOf(`/${city}`), city).toContain(note)
})

// HOUR-5
test('landing page and homes are golden in the HTML, which is all there is without scripts', () => {
  for (const path of ['/', ...cityKeys.map((city) => `/${city}/home`)]) {
    const pictures = htmlOf(path).match(/\/media\/[a-z-]+-hero\b[a-z-]*/g) ?? []
    expect(pictures.length, path).toBeGreaterThan(0)
    expect(pictures.filter((address) => /night|haze/.test(address))).toEqual([])
  }
})

// WORDS-3
test('the form shows the office hours in the city’s local time', () => {
  for (const city of cityKeys) {
    const hours = officeHoursThere(city).replaceAll('\u00a0', '&nbsp;')
    for (const page of ['home', 'contact', 'villas']) {
      expect(htmlOf(`/${city}/${page}`), `${city}/${page}`).toContain(hours)
    }
  }
})
