/** Creates every page's metadata (META-1). */
import type { MetaDescriptor } from 'react-router'
import type { Graph, OfferCatalog, Organization, Thing, WebPage } from 'schema-dts'
import { type CityKey, cities, defaultCity } from '../cities/cities.ts'
import { editionPath } from './route-table.ts'
import { site, socialLinks } from './site.ts'
import { cardAlt, catalogueName, servicesCrumb } from './texts/page-meta.ts'

/** What a page provides for search engines and link previews (META-1). */
export interface PageMetadata {
  title: string
  description: string
  /** The page's canonical path from the route table, which names no city. */
  path: string
  /** The city whose edition is shared; none on the landing page. */
  city?: CityKey
  /** The city of the canonical edition, if it is not the shared one. */
  canonicalCity?: CityKey
  /** Share card under /media/share/, without its extension. */
  image: string
  /** The alternative text of the card; if it is decorative, the title replaces it. */
  imageAlt: string
  keywords?: readonly string[]
  author?: string
  type?: 'website' | 'article'
  /** ISO dates. */
  publishedTime?: string
  modifiedTime?: string
  /** The breadcrumbs from the home page on; the page itself is added at the end. */
  breadcrumbs?: readonly { name: string; path: string }[]
  /** Set if the page presents one service. */
  service?: { name: string; areaServed: string }
  /** The services that the page lists, with the paths of their pages. */
  catalogue?: readonly { name: string; path: string }[]
}

/** The size that link previews expect, px; the cards are drawn in it (media/share-cards.ts). */
export const shareCardSize = { width: 1200, height: 630 } as const

/** A city's card: its picture and its name (EDITION-1). */
export function cityCard(city: CityKey): Pick<PageMetadata, 'image' | 'imageAlt'> {
  return { image: `city-${city}`, imageAlt: cardAlt(cities[city].name) }
}

/** The complete descriptors of one page, because the leaf's `meta` replaces its parents'. */
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
    // A decorative picture has no alternative text.
    { property: 'og:image:alt', content: page.imageAlt || page.title },
    // Its title, description and image are those of og:.
    { name: 'twitter:card', content: 'summary_large_image' },
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
 * The structured data for search engines (META-3): the web page and its organization, the breadcrumbs and, on the
 * pages of the services, the catalogue, which /services lists and a service page belongs to.
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

/** The catalogue of a city's services, published on its edition of /services. */
function catalogueIn(city: CityKey) {
  const url = absolute(editionPath(servicesCrumb.path, city))
  return {
    '@type': 'OfferCatalog',
    '@id': `${url}#catalogue`,
    name: catalogueName(cities[city].name),
    url,
  } as const satisfies OfferCatalog
}
