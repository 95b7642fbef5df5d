/** One helper for every page's metadata (META-1). */
import type { MetaDescriptor } from 'react-router'
import { type CityKey, cities, defaultCity } from '../cities/cities.ts'
import { editionPath } from './route-table.ts'
import { site, socialLinks } from './site.ts'
import { cardAlt } from './texts/page-meta.ts'

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

function structuredData(page: PageMetadata, url: string, image: string): Record<string, string> {
  const organization = {
    '@type': 'Organization',
    '@id': absolute('/#organization'),
    name: site.brand,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    email: site.email.display,
    telephone: site.phone.display,
    sameAs: socialLinks.map((link) => link.url),
  }
  const graph: Record<string, unknown>[] = [
    organization,
    {
      '@type': 'WebPage',
      '@id': url,
      url,
      name: page.title,
      description: page.description,
      inLanguage: 'en-GB',
      primaryImageOfPage: image,
      author: { '@id': organization['@id'] },
      publisher: { '@id': organization['@id'] },
      ...(page.publishedTime && { datePublished: page.publishedTime }),
      ...(page.modifiedTime && { dateModified: page.modifiedTime }),
    },
  ]
  if (page.breadcrumbs) {
    const trail = [
      ...page.breadcrumbs.map(({ name, path }) => ({
        name,
        url: absolute(editionPath(path, page.city ?? defaultCity)),
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
  if (page.service) {
    graph.push({
      '@type': 'Service',
      name: page.service.name,
      serviceType: page.service.name,
      description: page.description,
      areaServed: { '@type': 'City', name: page.service.areaServed },
      provider: { '@id': organization['@id'] },
      url,
      image,
    })
  }
  return { '@context': 'https://schema.org', '@graph': graph } as unknown as Record<string, string>
}
