import { expect, test } from 'vitest'
import { cityList } from '~/site/cities'
import { servicePageSlugs } from '~/site/service-page-slugs'
import { servicePages } from './service-pages'

test('each of the 21 slugs has its page, in their order (ROUTE-2)', () => {
  expect(servicePages).toHaveLength(21)
  expect(servicePages.map((page) => page.slug)).toEqual(servicePageSlugs)
})

// ROUTE-2
test('each page shows the picture of its own slug', () => {
  for (const { slug, picture } of servicePages) expect(picture.id).toBe(`slug-${slug}`)
})

test.each([
  'name',
  'subtitle',
  'heading',
  'title',
  'description1',
  'description2',
  'metaDescription',
] as const)('no two pages share their %s', (field) => {
  expect(new Set(servicePages.map((page) => page[field])).size).toBe(servicePages.length)
})

test('headings have at most eight words', () => {
  for (const { heading } of servicePages)
    expect(heading.split(' ').length, heading).toBeLessThanOrEqual(8)
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
