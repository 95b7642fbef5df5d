import type { MetaArgs } from 'react-router'
import { useLocation } from 'react-router'
import { cities, defaultCity } from '~/cities/cities'
import { pageTexts } from '~/content/page-texts'
import { HomePage } from '~/pages/home/home-page'
import { seo } from '~/site/metadata'
import { pageOfPath } from '~/site/route-table'
import { homeCrumb, servicesCrumb } from '~/site/texts/page-meta'
import { servicePageMeta } from '~/site/texts/service-page'
import { cityShownAt, useCity } from '~/visit/city-selection'

/** Metadata of a service page in the city of the address (META-1). */
export function meta({ location }: MetaArgs) {
  const city = cityShownAt(location.pathname)
  const { service: texts } = pageTexts(location.pathname, city)
  if (!texts) return []
  const service = texts.shared
  const { name } = cities[city]
  return seo({
    ...servicePageMeta(service.name, service.metaDescription.replaceAll('{city}', name), name),
    path: `/${service.slug}`,
    city,
    // A service that is the same in every city has one canonical address.
    ...(!texts.own && { canonicalCity: defaultCity }),
    image: `slug-${service.slug}`,
    imageAlt: service.picture.alt,
    breadcrumbs: [homeCrumb, servicesCrumb],
    service: { name: service.name, areaServed: name },
  })
}

/** A service page: the home module under its own name (ROUTE-2). */
export default function ServicePage() {
  const page = pageOfPath(useLocation().pathname)
  return <HomePage key={page} service={pageTexts(page, useCity()).service} />
}
