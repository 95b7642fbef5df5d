import type { MetaArgs } from 'react-router'
import { useLocation } from 'react-router'
import { cityShownAt } from '~/city/city-selection'
import { serviceAt } from '~/content/page-facts'
import { HomePage } from '~/pages/home/home-page'
import { cities } from '~/site/cities'
import { seo } from '~/site/metadata'
import { site } from '~/site/site'

export function meta({ location }: MetaArgs) {
  const service = serviceAt(location.pathname)
  const city = cityShownAt(location.pathname)
  if (!service) return []
  const { name } = cities[city]
  return seo({
    title: `${service.name} in ${name} | ${site.name}`,
    description: service.metaDescription.replaceAll('{city}', name),
    path: `/${service.slug}`,
    city,
    image: `slug-${service.slug}`,
    imageAlt: service.picture.alt,
    keywords: [service.name, `${service.name} ${name}`, `concierge ${name}`],
    breadcrumbs: [
      { name: 'Home', path: '/home' },
      { name: 'Services', path: '/services' },
    ],
    service: { name: service.name, areaServed: name },
  })
}

/** One of the 21 service pages: the home module under its own name (spec 2.1). */
export default function ServicePage() {
  const { pathname } = useLocation()
  return <HomePage key={pathname} service={serviceAt(pathname)} />
}
