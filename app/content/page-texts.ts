/**
 * The texts that one page alone needs: a city's profile, a service's texts. An edition carries its
 * own; another's are fetched by the guard before that page is shown, so that no page loads what
 * the others say.
 */

import { type CityKey, cityKeys } from '~/cities/cities'
import { loadProfile, loadServiceTexts } from '~/cities/city-texts'
import { type ServiceSlug, serviceSlugs } from '~/services/services'
import { cityPath, editionPath, pageOfPath } from '~/site/route-table'
import { type PageTexts, pageData } from './page-data'

// Only prerendering reads everything at once; none of this reaches the browser.
const all = import.meta.env.SSR
  ? {
      profiles: (await import('~/cities/all-profiles')).cityProfiles,
      services: (await import('~/services/service-pages')).servicePages,
      texts: (await import('~/cities/all-service-texts')).serviceTexts,
    }
  : undefined

/** By the edition's path. */
const kept = new Map<string, PageTexts>()

/** What the page at a path needs in a city; empty until it has been fetched. */
export function pageTexts(pathname: string, city: CityKey): PageTexts {
  const page = pageOfPath(pathname)
  if (all) {
    const slug = slugOf(page)
    return {
      ...(page.startsWith('/city/') && { profile: all.profiles[city] }),
      ...(slug && { service: { shared: all.services[slug], own: all.texts[city][slug] } }),
    }
  }
  const edition = editionPath(page, city)
  const own = pageData()
  if (own?.edition === edition && !kept.has(edition)) kept.set(edition, own.texts)
  return kept.get(edition) ?? {}
}

/** Fetches what the page at a path needs in a city; rejects where its file cannot be had. */
export async function loadPageTexts(pathname: string, city: CityKey): Promise<void> {
  const page = pageOfPath(pathname)
  const edition = editionPath(page, city)
  const slug = slugOf(page)
  const { profile, service } = pageTexts(pathname, city)
  if (page.startsWith('/city/') && !profile) kept.set(edition, { profile: await loadProfile(city) })
  if (slug && !service) {
    const [{ servicePages }, texts] = await Promise.all([
      import('~/services/service-pages'),
      loadServiceTexts(city),
    ])
    kept.set(edition, { service: { shared: servicePages[slug], own: texts[slug] } })
  }
}

/** Fetches every city's profile ahead, one after the other; what fails is fetched when it is needed. */
export async function readProfilesAhead(): Promise<void> {
  for (const city of cityKeys) await loadPageTexts(cityPath(city), city).catch(() => {})
}

function slugOf(page: string): ServiceSlug | undefined {
  return serviceSlugs.find((slug) => page === `/${slug}`)
}
