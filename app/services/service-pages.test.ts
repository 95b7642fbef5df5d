import { expect, test } from 'vitest'
import { cityList } from '~/cities/cities'
import { unknownTokens } from '~/content/tokens'
import { serviceSlugs } from '~/services/services'
import { servicePages } from './service-pages'

const services = Object.values(servicePages)

// ROUTE-2
test('files each service under its slug, with its own picture', () => {
  expect(services).toHaveLength(serviceSlugs.length)
  for (const slug of serviceSlugs) {
    expect(servicePages[slug]).toMatchObject({ slug, picture: { id: `slug-${slug}` } })
  }
})

test.each(['name', 'subtitle', 'title', 'description2', 'metaDescription'] as const)(
  'no two pages share their %s',
  (field) => {
    expect(new Set(services.map((page) => page[field])).size).toBe(services.length)
  },
)

test('limits the heading of a shared service to 8 words', () => {
  const headings = services.flatMap(({ heading }) => heading ?? [])
  expect(headings.length).toBeGreaterThan(0)
  for (const heading of headings) expect(heading.split(' ').length).toBeLessThanOrEqual(8)
})

// WORDS-4
test('names no landscape in shared texts that one of the cities lacks', () => {
  const texts = services.flatMap(({ slug, picture: _picture, ...page }) =>
    Object.values(page).map((text) => `${slug}: ${text}`),
  )
  expect(texts.length).toBeGreaterThan(100)
  for (const text of texts) {
    expect(text).not.toMatch(
      /\b(seas?|seaside|lakes?|fjords?|rivers?|desert|islands?|snow|ski(s|ing)?)\b/i,
    )
  }
})

test('keeps meta descriptions to 110 to 155 characters in every city', () => {
  for (const { slug, metaDescription } of services) {
    for (const { name } of cityList) {
      const { length } = metaDescription.replaceAll('{city}', name)
      expect(length, `${slug} in ${name}`).toBeGreaterThanOrEqual(110)
      expect(length, `${slug} in ${name}`).toBeLessThanOrEqual(155)
    }
  }
})

test('has no unknown token in any text', () => {
  for (const { heading, description1, description2, name, ask, ...texts } of services) {
    expect(unknownTokens({ heading, description1, description2 })).toEqual([])
    expect(`${name} ${ask}`).not.toMatch(/[{}]/)
    const { subtitle, title, metaDescription } = texts
    expect([subtitle, title, metaDescription].join(' ').replaceAll('{city}', '')).not.toMatch(
      /[{}]/,
    )
  }
})
