import { expect, test } from 'vitest'
import { cityKeys } from '~/cities/cities'
import { serviceTexts } from './all-service-texts'

const entries = cityKeys.flatMap((city) =>
  Object.entries(serviceTexts[city]).map(([slug, entry]) => ({ city, slug, ...entry })),
)

test.each(entries)('$slug in $city: a short heading, two or three sentences', (entry) => {
  const { heading, text } = entry
  expect(heading.split(/\s+/).length).toBeLessThanOrEqual(8)
  expect(heading).not.toMatch(/\.$/)
  expect(text.length).toBeGreaterThan(80)
  expect(text.length).toBeLessThanOrEqual(600)
  expect(text.split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeLessThanOrEqual(4)
})

test('no two entries share a heading or a text', () => {
  expect(entries.length).toBeGreaterThan(0)
  expect(new Set(entries.map(({ heading }) => heading)).size).toBe(entries.length)
  expect(new Set(entries.map(({ text }) => text)).size).toBe(entries.length)
})
