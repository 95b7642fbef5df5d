/** The one table of routes: routes.ts, prerendering, guard, sitemap and tests read it (spec 2.1). */
import { type CityKey, cityKeys, findCity } from './cities.ts'
import { servicePageSlugs } from './service-page-slugs.ts'

/** The folder under `pages/` whose page.tsx shows the path. */
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

/** One path of the site. */
export interface PageRoute {
  path: string
  page: PageName
  /** The path that search engines should know this page by. */
  canonicalPath: string
  /** Whether its texts differ from city to city, so that each city has an address of its own. */
  perCity: boolean
}

function route(path: string, page: PageName, canonicalPath = path, perCity = true): PageRoute {
  return { path, page, canonicalPath, perCity }
}

/** Every known path but the city pages. */
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
    ...servicePageSlugs.map((slug) => route(`/${slug}`, 'service-page')),
  ]
}

/** The address of a city's page. */
export function cityPath(city: CityKey): string {
  return `/city/${city}`
}

/** Every path that is written as a file of its own. */
// Marked pure, like the table above: the guard's first load needs neither and leaves them out.
export const prerenderedPaths: readonly string[] = /* @__PURE__ */ listPaths()

function listPaths(): string[] {
  return [...pageRoutes.map((page) => page.path), ...cityKeys.map(cityPath)]
}

/** Whether a path shows the choice of a city (spec 2.1, 2.3). */
export function isLanding(pathname: string): boolean {
  return /^\/(landing\/?)?$/.test(pathname)
}

/** What a path is to the router: an open page, a guarded one, a city's page, or nothing we know. */
export type PathKind =
  | { kind: 'open' }
  | { kind: 'guarded' }
  | { kind: 'city'; city: CityKey | undefined }
  | { kind: 'unknown' }

/** Sorts a path into the rules of the guard (spec 2.1, 6). */
export function classifyPath(pathname: string): PathKind {
  const cityName = cityNameIn(pathname)
  if (cityName !== undefined) return { kind: 'city', city: findCity(cityName) }
  const path = pathname.replace(/\/+$/, '') || '/'
  const page = pageRoutes.find((known) => known.path === path)
  if (!page) return { kind: 'unknown' }
  return { kind: page.page === 'landing' ? 'open' : 'guarded' }
}

/** The city that a path names, if it is a city's page. */
export function cityOfPath(pathname: string): CityKey | undefined {
  return findCity(cityNameIn(pathname))
}

/** What stands in a city's place, whatever it is; not by the table, which the guard's first load lacks. */
function cityNameIn(pathname: string): string | undefined {
  const name = /^\/city\/([^/]+)\/*$/.exec(pathname)?.[1]
  return name && decode(name)
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * The address, from the origin's slash on, under which a page of a city opens for anyone,
 * session or not: the city stands in it (decisions "Addresses for search and sharing").
 */
export function shareablePath(canonicalPath: string, city: CityKey): string {
  return canonicalPath === '/' ? '/' : `${canonicalPath}?city=${city}`
}

/** Every address the sitemap lists: each page times each city where the text differs. */
export function sitemapPaths(defaultCity: CityKey): string[] {
  const addresses = pageRoutes
    .filter((page) => page.path === page.canonicalPath)
    .flatMap((page) =>
      page.perCity
        ? cityKeys.map((city) => shareablePath(page.path, city))
        : [shareablePath(page.path, defaultCity)],
    )
  return [...addresses, ...cityKeys.map((city) => shareablePath(cityPath(city), city))]
}
