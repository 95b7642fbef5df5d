/**
 * The texts that one page alone needs: a city's profile, a service's texts. An edition carries its
 * own; another's are fetched by the guard before that page is shown, so that no page loads what
 * the others say.
 */
import { cityTexts } from '~/city/city-texts'
import { type CityKey, cityKeys } from '~/site/cities'
import { cityPath, editionPath, pageOfPath } from '~/site/route-table'
import { type ServicePageSlug, servicePageSlugs } from '~/site/service-page-slugs'
import { type PageTexts, pageData } from './page-data'

// Only prerendering reads everything at once; none of this reaches the browser.
const all = import.meta.env.SSR
  ? {
      profiles: (await import('~/city/profiles/all')).cityProfiles,
      services: (await import('~/city/service-pages')).servicePages,
      texts: (await import('~/city/service-texts/all')).serviceTexts,
    }
  : undefined

/** By the edition's path. */
const kept = new Map<string, PageTexts>()

/** What the page at a path needs in a city; empty until it has been fetched. */
export function pageTexts(pathname: string, city: CityKey): PageTexts {
  const page = pageOfPath(pathname)
  if (all) {
    const slug = slugOf(page)
    const shared = all.services.find((service) => service.slug === slug)
    return {
      ...(page.startsWith('/city/') && { profile: all.profiles[city] }),
      ...(slug && shared && { service: { shared, own: all.texts[city][slug] } }),
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
  if (page.startsWith('/city/') && !profile)
    kept.set(edition, { profile: await cityTexts[city].profile() })
  if (slug && !service) {
    const [{ servicePages }, texts] = await Promise.all([
      import('~/city/service-pages'),
      cityTexts[city].services(),
    ])
    const shared = servicePages.find((one) => one.slug === slug)
    if (shared) kept.set(edition, { service: { shared, own: texts[slug] } })
  }
}

/** Fetches every city's profile ahead, one after the other; what fails is fetched when it is needed. */
export async function readProfilesAhead(): Promise<void> {
  for (const city of cityKeys) await loadPageTexts(cityPath(city), city).catch(() => {})
}

function slugOf(page: string): ServicePageSlug | undefined {
  return servicePageSlugs.find((slug) => page === `/${slug}`)
}
