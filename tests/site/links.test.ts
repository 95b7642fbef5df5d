/** Links of the built pages: to files that exist, within their page family, and to every page. */
import { describe, expect, test } from 'vitest'
import { isLanding, pageOfPath, renderedPaths, splitPath } from '../../app/site/route-table'
import { site } from '../../app/site/site'
import { decideEntry } from '../../app/visit/entry-guard'
import {
  bytesOf,
  fallback,
  htmlOf,
  isThere,
  listedPaths,
  metaOf,
  pagePaths,
  starterOf,
} from './built-site'

const known = new Set(renderedPaths)

/** Every address in a page and its starter, as it is written. */
function addressesIn(page: string): string[] {
  const starter = starterOf(page)
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

/** The ids of a page or edition. */
function idsOf(path: string): Set<string> {
  const read =
    ids.get(path) ?? new Set([...htmlOf(path).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? ''))
  ids.set(path, read)
  return read
}

describe.each(pagePaths)('%s', (path) => {
  // ROUTE-6
  test('has no broken links, fragments, pictures, scripts, styles or fonts', () => {
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

  // EDITION-4
  test('links to pages of its own family and, in an edition, of its city', () => {
    const links = pageLinksOf(path).filter((to) => !isLanding(to))
    expect(links.length).toBeGreaterThan(path === fallback ? -1 : 5)
    const from = splitPath(path)
    const strays = links.map(splitPath).filter(({ page, city, isEdition }) => {
      // The same service in other cities, and the policy that the form opens in a new tab (GUARD-3).
      if (isEdition && (page === from.page || page === '/privacy-policy')) return false
      const isAstray = from.isEdition && city !== from.city && page !== `/city/${city}`
      return isEdition !== from.isEdition || isAstray
    })
    // The panes of the landing page open each city's home.
    expect(strays.filter(({ page }) => !isLanding(path) || page !== '/home')).toEqual([])
  })

  test('has one canonical address, of the same page as the address for previews', () => {
    const html = htmlOf(path)
    const canonical = [...html.matchAll(/<link[^>]*rel="canonical"[^>]*href="([^"]+)"/g)]
    expect(canonical).toHaveLength(path === fallback ? 0 : 1)
    if (path === fallback) return
    const addresses = [canonical[0]?.[1] ?? '', metaOf(html, 'og:url') ?? '']
    for (const address of addresses) expect(address.startsWith(`${site.origin}/`)).toBe(true)
    const [forSearch = '', forPreviews = ''] = addresses.map((address) =>
      address.slice(site.origin.length),
    )
    expect(known.has(forSearch)).toBe(true)
    expect(known.has(forPreviews)).toBe(true)
    expect(pageOfPath(forSearch)).toBe(pageOfPath(forPreviews))
  })
})

/** The pages that a page links to, without query and fragment. */
function pageLinksOf(path: string): string[] {
  const links = [...htmlOf(path).matchAll(/<a\s[^>]*?href="([^"]+)"/g)]
  const addresses = links.map(([, href = '']) => new URL(href, site.origin + path))
  return addresses
    .filter(({ origin, pathname }) => origin === site.origin && known.has(pathname))
    .map(({ pathname }) => pathname)
}

/** Where a crawler without a session arrives: guarded pages redirect to the landing page. */
function arrivalAt(path: string): string {
  const decision = decideEntry({ pathname: path, search: '', hash: '', storedCity: undefined })
  return decision.action === 'show' ? path : arrivalAt(decision.to)
}

// EDITION-4
test('a crawler without a session reaches each address of the sitemap from / in three links', () => {
  const reached = new Set(['/'])
  for (let links = 0; links < 3; links++) {
    for (const path of [...reached]) {
      for (const to of pageLinksOf(path)) reached.add(arrivalAt(to))
    }
  }
  const listed = listedPaths()
  expect(listed.length).toBeGreaterThan(100)
  expect(listed.filter((path) => !reached.has(path))).toEqual([])
})
