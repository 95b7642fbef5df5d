/** Where the built pages lead: nothing of any page leads nowhere, and each names one address of its own. */
import { describe, expect, test } from 'vitest'
import { renderedPaths } from '../../app/site/route-table'
import { site } from '../../app/site/site'
import { bytesOf, fallback, htmlOf, isThere, metaOf, pagePaths } from './built-site'

const known = new Set(renderedPaths)

/** Every address that a page and the file that starts its scripts name, as they are written. */
function addressesIn(page: string): string[] {
  const starter = /<script>var starter="([^"]+)"/.exec(page)?.[1]
  if (!starter) throw new Error('The page names no starter.')
  const html = page + bytesOf(starter).toString()
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address]) => address ?? '')
  return [
    starter,
    ...found(/\s(?:href|src|poster)="([^"]+)"/g),
    ...found(/\s(?:srcset|imagesrcset)="([^"]+)"/gi).flatMap((set) =>
      set.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
    ),
    ...found(/url\(([^)"']+)\)/g),
    ...found(/"(\/assets\/[^"]+\.js)"/g),
    ...found(/content="([^"]+\/media\/share\/[^"]+)"/g),
  ]
}

const ids = new Map<string, Set<string>>()

/** The ids of a page, whose file may be an edition's. */
function idsOf(path: string): Set<string> {
  const read =
    ids.get(path) ?? new Set([...htmlOf(path).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? ''))
  ids.set(path, read)
  return read
}

describe.each(pagePaths)('%s', (path) => {
  // ROUTE-6
  test('leads nowhere that is not there: links and their fragments, pictures, scripts, styles, fonts', () => {
    const addresses = addressesIn(htmlOf(path))
    expect(addresses.length).toBeGreaterThan(path === fallback ? 5 : 20)
    const broken: string[] = []
    for (const address of new Set(addresses)) {
      const plain = address.replaceAll('&amp;', '&').replaceAll('&quot;', '')
      const { origin, pathname, hash } = new URL(plain, site.origin + path)
      if (origin !== site.origin) continue
      const isPage = known.has(pathname) || pathname === path
      if (!isPage && !isThere(pathname)) broken.push(address)
      if (hash.length > 1 && isPage && !idsOf(pathname).has(hash.slice(1))) broken.push(address)
    }
    expect(broken).toEqual([])
  })

  test('has one canonical address on the site, the same as for previews', () => {
    const html = htmlOf(path)
    const canonical = [...html.matchAll(/<link[^>]*rel="canonical"[^>]*href="([^"]+)"/g)]
    expect(canonical).toHaveLength(path === fallback ? 0 : 1)
    if (path === fallback) return
    const [, address = ''] = canonical[0] ?? []
    expect(address).toBe(metaOf(html, 'og:url'))
    expect(address.startsWith(`${site.origin}/`)).toBe(true)
    expect(known.has(address.slice(site.origin.length))).toBe(true)
  })
})
