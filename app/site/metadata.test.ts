import { expect, test } from 'vitest'
import { type PageMetadata, seo } from './metadata'
import { site } from './site'

const page: PageMetadata = {
  title: 'Villas in Oslo | Levo',
  description: 'Houses.',
  path: '/villas',
  city: 'oslo',
  image: 'slug-villas',
  imageAlt: 'A house',
}

type Descriptor = Record<string, unknown>

function content(name: string, metadata: PageMetadata = page): unknown {
  const found = (seo(metadata) as Descriptor[]).find(
    (descriptor) => descriptor.name === name || descriptor.property === name,
  )
  return found?.content
}

function graph(metadata: PageMetadata): Descriptor[] {
  const data = (seo(metadata) as Descriptor[]).find((entry) => 'script:ld+json' in entry)
  const told = data?.['script:ld+json'] as { '@graph': Descriptor[] } | undefined
  return told?.['@graph'] ?? []
}

test('includes title, description, author, image and type (META-1)', () => {
  expect(seo(page)).toContainEqual({ title: page.title })
  expect(content('description')).toBe('Houses.')
  expect(content('author')).toBe(site.brand)
  expect(content('og:title')).toBe(page.title)
  expect(content('og:description')).toBe('Houses.')
  expect(content('og:type')).toBe('website')
  expect(content('og:image')).toBe(`${site.origin}/media/share/slug-villas.jpg`)
  expect(content('og:image:alt')).toBe('A house')
  expect(content('twitter:card')).toBe('summary_large_image')
  expect(content('keywords')).toBeUndefined()
})

test('includes keywords, author, type and dates if they are given (META-1)', () => {
  const article: PageMetadata = {
    ...page,
    keywords: ['villas', 'Oslo'],
    author: 'The house',
    type: 'article',
    publishedTime: '2025-01-02',
    modifiedTime: '2025-03-04',
  }
  expect(content('keywords', article)).toBe('villas, Oslo')
  expect(content('author', article)).toBe('The house')
  expect(content('og:type', article)).toBe('article')
  expect(content('article:published_time', article)).toBe('2025-01-02')
  expect(content('article:modified_time', article)).toBe('2025-03-04')
  expect(graph(article)).toContainEqual(
    expect.objectContaining({
      '@type': 'WebPage',
      datePublished: '2025-01-02',
      dateModified: '2025-03-04',
    }),
  )
})
