/**
 * The texts that only one page needs: a city's profile, a service's texts. An edition carries its own.
 * The guard fetches another page's texts before that page is shown, so that no page loads the texts of
 * the others.
 */

import { type CityKey, cityKeys } from '~/cities/cities'
import { loadProfile, loadServiceTexts } from '~/cities/city-texts'
import { type ServiceSlug, serviceSlugs } from '~/services/services'
import { cityPath, editionPath, pageOfPath } from '~/site/route-table'
import { type PageTexts, pageData } from './page-data'

// Only prerendering imports everything; this code does not reach the browser.
const all = import.meta.env.SSR
  ? {
      profiles: (await import('~/cities/all-profiles')).cityProfiles,
      services: (await import('~/services/service-pages')).servicePages,
      texts: (await import('~/cities/all-service-texts')).serviceTexts,
    }
  : undefined

/** Keyed by the edition's path. */
const kept = new Map<string, PageTexts>()

/** The texts of the page at a path in a city; empty until they are fetched. */
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

/** Fetches the texts of the page at a path in a city; rejects if their file cannot be loaded. */
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

/** Prefetches every city's profile, one after the other. A failed one is fetched again when it is needed. */
export async function prefetchProfiles(): Promise<void> {
  for (const city of cityKeys) await loadPageTexts(cityPath(city), city).catch(() => {})
}

function slugOf(page: string): ServiceSlug | undefined {
  return serviceSlugs.find((slug) => page === `/${slug}`)
}
