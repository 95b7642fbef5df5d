/**
 * The facts that one page alone needs: a city's profile, a service's texts. A prerendered page
 * carries its own; another's are fetched by the guard before that page is shown, so that no page
 * loads what five others say.
 */

import type { CityProfile } from '~/city/profiles/city-profile'
import type { ServicePage } from '~/city/service-pages'
import { type CityKey, cityKeys } from '~/site/cities'
import { cityOfPath } from '~/site/route-table'
import { servicePageSlugs } from '~/site/service-page-slugs'

/** What a page may need besides its documents. */
export interface PageFacts {
  profile?: CityProfile
  service?: ServicePage
}

/** The id of the data block in which a prerendered page carries its facts. */
export const pageFactsId = 'levo-page'

const onServer = import.meta.env.SSR
// Only prerendering reads everything at once; none of this reaches the browser.
const allProfiles = onServer ? (await import('~/city/profiles/all')).cityProfiles : undefined
const allServices = onServer ? (await import('~/city/service-pages')).servicePages : undefined

const profileModules: Record<CityKey, () => Promise<CityProfile>> = {
  dubai: () => import('~/city/profiles/dubai').then((module) => module.dubai),
  zurich: () => import('~/city/profiles/zurich').then((module) => module.zurich),
  oslo: () => import('~/city/profiles/oslo').then((module) => module.oslo),
  'new-york': () => import('~/city/profiles/new-york').then((module) => module.newYork),
  beirut: () => import('~/city/profiles/beirut').then((module) => module.beirut),
  stockholm: () => import('~/city/profiles/stockholm').then((module) => module.stockholm),
}

const profiles = new Map<CityKey, CityProfile>()
const services = new Map<string, ServicePage>()
let seeded = false

function slugOf(pathname: string): string | undefined {
  return servicePageSlugs.find((slug) => pathname.replace(/\/$/, '') === `/${slug}`)
}

/** A city's profile; undefined until its page's facts are there. */
export function cityProfile(city: CityKey): CityProfile | undefined {
  if (onServer) return allProfiles?.[city]
  seed()
  return profiles.get(city)
}

/** The texts of the service page at a path, if there is one. */
export function serviceAt(pathname: string): ServicePage | undefined {
  const slug = slugOf(pathname)
  if (!slug) return undefined
  if (onServer) return allServices?.find((service) => service.slug === slug)
  seed()
  return services.get(slug)
}

/** What the prerendered page at a path carries. */
export function factsAt(pathname: string): PageFacts {
  const city = cityOfPath(pathname)
  return { profile: city && cityProfile(city), service: serviceAt(pathname) }
}

function seed(): void {
  if (seeded) return
  seeded = true
  const text = document.getElementById(pageFactsId)?.textContent
  if (!text) return
  const { profile, service } = JSON.parse(text) as PageFacts
  const city = cityOfPath(window.location.pathname)
  if (profile && city) profiles.set(city, profile)
  if (service) services.set(service.slug, service)
}

/** Fetches what the page at a path needs; rejects where its file cannot be had. */
export async function loadPageFacts(pathname: string): Promise<void> {
  const city = cityOfPath(pathname)
  if (city && !cityProfile(city)) profiles.set(city, await profileModules[city]())
  const slug = slugOf(pathname)
  if (slug && !serviceAt(pathname)) {
    const { servicePages } = await import('~/city/service-pages')
    for (const service of servicePages) services.set(service.slug, service)
  }
}

/** Fetches every city's profile ahead, one after the other; what fails is fetched when it is needed. */
export async function readProfilesAhead(): Promise<void> {
  for (const city of cityKeys) {
    if (!cityProfile(city)) {
      await profileModules[city]().then(
        (profile) => profiles.set(city, profile),
        () => {},
      )
    }
  }
}
