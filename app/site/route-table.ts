/** The one table of routes, used by routes.ts, prerendering, guard, sitemap, hosts and tests. */
import { type CityKey, cityKeys, defaultCity, findCity } from '../cities/cities.ts'
import { type ServiceSlug, serviceSlugs } from '../services/services.ts'

/** The folder under `pages/` whose page.tsx renders the path. */
export type PageName =
  | 'landing'
  | 'home'
  | 'service-page'
  | 'about'
  | 'services'
  | 'contact'
  | 'privacy-policy'
  | 'terms-conditions'
  | 'city'

/** One page of the site. */
export interface PageRoute {
  /** The page's own address, `/about`; it names no city. */
  path: string
  page: PageName
  /** The canonical path of this page for search engines. */
  canonicalPath: string
  /** Whether each city's edition is canonical, because the texts differ. */
  perCity: boolean
}

function route(path: string, page: PageName, canonicalPath = path, perCity = true): PageRoute {
  return { path, page, canonicalPath, perCity }
}

/** Every known page except the city pages. */
export const pageRoutes: readonly PageRoute[] = /* @__PURE__ */ listRoutes()

function listRoutes(): PageRoute[] {
  return [
    route('/', 'landing', '/', false),
    route('/landing', 'landing', '/', false),
    route('/home', 'home'),
    route('/about', 'about'),
    route('/about-us', 'about', '/about'),
    route('/services', 'services'),
    route('/contact', 'contact'),
    route('/contact-us', 'contact', '/contact'),
    route('/privacy-policy', 'privacy-policy', '/privacy-policy', false),
    route('/terms-conditions', 'terms-conditions', '/terms-conditions', false),
    ...serviceSlugs.map((slug) => route(servicePath(slug), 'service-page')),
  ]
}

/** The guarded pages, without the city pages. */
// Marked pure, like the table above: the guard's inline script needs neither, so they are tree-shaken there.
export const guardedRoutes: readonly PageRoute[] = /* @__PURE__ */ pageRoutes.filter(
  (route) => route.page !== 'landing',
)

/** The address of a service's page. */
export function servicePath(slug: ServiceSlug): string {
  return `/${slug}`
}

/** The address of a city's page. */
export function cityPath(city: CityKey): string {
  return `/city/${city}`
}

/**
 * The address of a page's edition for one city: `/oslo/about` for `/about`. A city's page has only one
 * edition, `/zurich` for `/city/zurich`.
 */
export function editionPath(path: string, city: CityKey): string {
  return path.startsWith('/city/') ? path.slice('/city'.length) : `/${city}${path}`
}

/**
 * The address of a page in the family of the page that links to it (EDITION-4): in Oslo's edition
 * `/oslo/about` for `/about`, elsewhere `/about` itself. Query and fragment are kept. Addresses of
 * editions, the landing page and other sites are returned unchanged.
 */
export function linkFrom(pathname: string, target: string): string {
  const { city, isEdition } = splitPath(pathname)
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? []
  const known = classifyPath(path)
  if (!isEdition || !city || known.kind !== 'page' || known.isEdition) return target
  return editionPath(known.page, city) + rest
}

/** Every path that is prerendered to its own file: the landing page, each page and its editions. */
export const renderedPaths: readonly string[] = /* @__PURE__ */ listRendered()

function listRendered(): string[] {
  const pages = [...guardedRoutes.map(({ path }) => path), ...cityKeys.map(cityPath)]
  const editions = pages.flatMap((path) => cityKeys.map((city) => editionPath(path, city)))
  return ['/', '/landing', ...pages, ...new Set(editions)]
}

/** Whether a path is the landing page. */
export function isLanding(pathname: string): boolean {
  return /^\/(landing\/?)?$/.test(pathname)
}

/** The kind of a path: the open landing page, a page of the site, or unknown. */
export type KnownPath =
  | { kind: 'open' }
  | {
      kind: 'page'
      /** The page's own address: `/about`, `/city/oslo`. */
      page: string
      /** The city that the path names. */
      city: CityKey | undefined
      /** Whether it is an edition's address, which opens for anyone. */
      isEdition: boolean
    }
  | { kind: 'unknown' }

/** Classifies a path for the guard; a city may be spelt in any way. */
export function classifyPath(pathname: string): KnownPath {
  if (isLanding(pathname)) return { kind: 'open' }
  const { city, isEdition, page } = splitPath(pathname)
  const isCityPage = city && page === cityPath(city)
  const isKnown = isCityPage || guardedRoutes.some((route) => route.path === page)
  return isKnown ? { kind: 'page', page, city, isEdition } : { kind: 'unknown' }
}

/** The city that a path names, if it is an edition or a city's page. */
export function cityOfPath(pathname: string): CityKey | undefined {
  return splitPath(pathname).city
}

/** The page's own address, which is the same in every edition: `/about` for `/oslo/about`. */
export function pageOfPath(pathname: string): string {
  return splitPath(pathname).page
}

/**
 * Splits a path by its form alone, without the table, which the guard's inline script leaves out.
 * `page` is what follows the city, or the whole path if it names none.
 */
export function splitPath(pathname: string): {
  city: CityKey | undefined
  isEdition: boolean
  page: string
} {
  const path = pathname.replace(/\/+$/, '') || '/'
  const [, isCityPage, name = '', rest = ''] = /^\/(city\/)?([^/]+)(\/.+)?$/.exec(path) ?? []
  const city = findCity(decode(name))
  if (!city || (rest && (isCityPage || rest.startsWith('/city/'))))
    return { city: undefined, isEdition: false, page: path }
  return { city, isEdition: !isCityPage, page: rest || cityPath(city) }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * Every address in the sitemap: the landing page, then each page's edition for every city, or only the
 * default city's if the texts of all cities are the same (META-2).
 */
export function sitemapPaths(): string[] {
  const pages = guardedRoutes
    .filter((page) => page.path === page.canonicalPath)
    .flatMap((page) =>
      (page.perCity ? cityKeys : [defaultCity]).map((city) => editionPath(page.path, city)),
    )
  return ['/', ...pages, ...cityKeys.map((city) => editionPath(cityPath(city), city))]
}
