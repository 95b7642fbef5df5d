import { expect, test } from 'vitest'
import { cityList } from '~/site/cities'
import { servicePageSlugs } from '~/site/service-page-slugs'
import { servicePages } from './service-pages'
import { isSharedService } from './service-texts/all'

test('each of the 21 slugs has its page, in their order (ROUTE-2)', () => {
  expect(servicePages).toHaveLength(21)
  expect(servicePages.map((page) => page.slug)).toEqual(servicePageSlugs)
})

// ROUTE-2
test('each page shows the picture of its own slug', () => {
  for (const { slug, picture } of servicePages) expect(picture.id).toBe(`slug-${slug}`)
})

test.each(['name', 'subtitle', 'title', 'description2', 'metaDescription'] as const)(
  'no two pages share their %s',
  (field) => {
    expect(new Set(servicePages.map((page) => page[field])).size).toBe(servicePages.length)
  },
)

test('a service has a heading and a first text of its own where the cities have none, and only there', () => {
  for (const { slug, heading, description1 } of servicePages) {
    const isShared = isSharedService(slug)
    expect(Boolean(heading), slug).toBe(isShared)
    expect(Boolean(description1), slug).toBe(isShared)
    if (heading) expect(heading.split(' ').length, heading).toBeLessThanOrEqual(8)
  }
})

// WORDS-4
test('what all cities show names no landscape that one of them lacks', () => {
  const texts = servicePages.flatMap(({ slug, picture: _picture, ...page }) =>
    Object.values(page).map((text) => `${slug}: ${text}`),
  )
  expect(texts.length).toBeGreaterThan(100)
  for (const text of texts) {
    expect(text).not.toMatch(
      /\b(seas?|seaside|lakes?|fjords?|rivers?|desert|islands?|snow|ski(s|ing)?)\b/i,
    )
  }
})

test('meta descriptions have 110 to 155 characters in every city', () => {
  for (const { slug, metaDescription } of servicePages) {
    for (const { name } of cityList) {
      const { length } = metaDescription.replaceAll('{city}', name)
      expect(length, `${slug} in ${name}`).toBeGreaterThanOrEqual(110)
      expect(length, `${slug} in ${name}`).toBeLessThanOrEqual(155)
    }
  }
})

test('no text holds a token other than {city}', () => {
  for (const { picture: _picture, ...texts } of servicePages) {
    expect(Object.values(texts).join(' ').replaceAll('{city}', '')).not.toMatch(/[{}]/)
  }
})
