/** One helper for every page's metadata (META-1). */
import type { MetaDescriptor } from 'react-router'
import type { Graph, OfferCatalog, Organization, Thing, WebPage } from 'schema-dts'
import { type CityKey, cities, defaultCity } from '../cities/cities.ts'
import { editionPath } from './route-table.ts'
import { site, socialLinks } from './site.ts'
import { cardAlt, catalogueName, servicesCrumb } from './texts/page-meta.ts'

/** What a page tells search engines and link previews (META-1). */
export interface PageMetadata {
  title: string
  description: string
  /** The page's canonical path from the route table, which names no city. */
  path: string
  /** The city whose edition is shared; none on the landing page. */
  city?: CityKey
  /** The city whose edition search engines know, where it is not the shared one. */
  canonicalCity?: CityKey
  /** Share card under /media/share/, without its ending. */
  image: string
  /** What the card's picture shows; where it only decorates, the title stands in for it. */
  imageAlt: string
  keywords?: readonly string[]
  author?: string
  type?: 'website' | 'article'
  /** ISO dates. */
  publishedTime?: string
  modifiedTime?: string
  /** The way here, from the home page on; the page itself is added at the end. */
  breadcrumbs?: readonly { name: string; path: string }[]
  /** Where the page presents one service. */
  service?: { name: string; areaServed: string }
  /** The services that the page lists; their names and the paths of their pages. */
  catalogue?: readonly { name: string; path: string }[]
}

/** The size that link previews ask for, px; the cards are drawn in it (media/share-cards.ts). */
export const shareCardSize = { width: 1200, height: 630 } as const

/** A city's card: its picture and its name (EDITION-1). */
export function cityCard(city: CityKey): Pick<PageMetadata, 'image' | 'imageAlt'> {
  return { image: `city-${city}`, imageAlt: cardAlt(cities[city].name) }
}

/** The descriptors of one page; the leaf's `meta` replaces its parents', so this is all of it. */
export function seo(page: PageMetadata): MetaDescriptor[] {
  const url = addressOf(page, page.city)
  const canonical = addressOf(page, page.canonicalCity ?? page.city)
  const image = absolute(`/media/share/${page.image}.jpg`)
  const descriptors: MetaDescriptor[] = [
    { title: page.title },
    { name: 'description', content: page.description },
    { name: 'author', content: page.author ?? site.brand },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(shareCardSize.width) },
    { property: 'og:image:height', content: String(shareCardSize.height) },
    // A picture that only decorates has no words of its own.
    { property: 'og:image:alt', content: page.imageAlt || page.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: image },
    { 'script:ld+json': structuredData(page, url, image) },
  ]
  if (page.keywords) descriptors.push({ name: 'keywords', content: page.keywords.join(', ') })
  if (page.publishedTime) {
    descriptors.push({ property: 'article:published_time', content: page.publishedTime })
  }
  if (page.modifiedTime) {
    descriptors.push({ property: 'article:modified_time', content: page.modifiedTime })
  }
  return descriptors
}

function addressOf({ path }: PageMetadata, city: CityKey | undefined): string {
  return absolute(city ? editionPath(path, city) : path)
}

function absolute(path: string): string {
  return `${site.origin}${path}`
}

/**
 * What search engines read as data (META-3): the web page and its organization, the way to the page, and
 * on the pages of the services the catalogue, which /services lists and a service page belongs to.
 */
function structuredData(page: PageMetadata, url: string, image: string): Record<string, string> {
  const city = page.city ?? defaultCity
  const catalogue = page.catalogue || page.service ? catalogueIn(city) : undefined
  const organization = {
    '@type': 'Organization',
    '@id': absolute('/#organization'),
    name: site.brand,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    email: site.email.display,
    telephone: site.phone.display,
    sameAs: socialLinks.map((link) => link.url),
    ...(catalogue && { hasOfferCatalog: { '@id': catalogue['@id'] } }),
  } as const satisfies Organization
  const publisher = { '@id': organization['@id'] }
  const webPage = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: page.title,
    description: page.description,
    inLanguage: 'en-GB',
    primaryImageOfPage: { '@type': 'ImageObject', url: image },
    author: publisher,
    publisher,
    ...(page.service && { isPartOf: { '@type': 'WebPage', '@id': catalogue?.url } }),
    ...(page.publishedTime && { datePublished: page.publishedTime }),
    ...(page.modifiedTime && { dateModified: page.modifiedTime }),
  } as const satisfies WebPage
  const graph: Thing[] = [organization, webPage]
  if (page.breadcrumbs) {
    const trail = [
      ...page.breadcrumbs.map(({ name, path }) => ({
        name,
        url: absolute(editionPath(path, city)),
      })),
      { name: page.title.split(' | ')[0], url },
    ]
    graph.push({
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: step.url,
      })),
    })
  }
  if (catalogue) {
    graph.push({
      ...catalogue,
      itemListElement: page.catalogue?.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: { '@type': 'Service', name, url: absolute(editionPath(path, city)) },
      })),
    })
  }
  if (page.service) {
    graph.push({
      '@type': 'Service',
      name: page.service.name,
      serviceType: page.service.name,
      description: page.description,
      areaServed: { '@type': 'City', name: page.service.areaServed },
      provider: publisher,
      url,
      image,
    })
  }
  const data: Graph = { '@context': 'https://schema.org', '@graph': graph }
  return data as unknown as Record<string, string>
}

/** The catalogue of a city's services, which stands on its edition of /services. */
function catalogueIn(city: CityKey) {
  const url = absolute(editionPath(servicesCrumb.path, city))
  return {
    '@type': 'OfferCatalog',
    '@id': `${url}#catalogue`,
    name: catalogueName(cities[city].name),
    url,
  } as const satisfies OfferCatalog
}
