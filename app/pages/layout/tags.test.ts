import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawRows, tagLabel, tags } from './tags'

test('lists the fourteen candidates in order (BRAND-2)', () => {
  expect([...tags].sort()).toEqual(
    'Dubai, Zurich, Oslo, Stockholm, Beirut, NewYork, Villas, Yachts, Restaurants, LuxuryCars, Hotels, Concierge, SocialMedia, OnlyFans'
      .split(', ')
      .sort(),
  )
})

const randomness = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((stream) => () => stream.next().value as number)

test('draws five rows of six different tags, 10 to 20 s a turn, odd rows in reverse (BRAND-2)', () => {
  fc.assert(
    fc.property(randomness, (random) => {
      const rows = drawRows(random)
      expect(rows.map((row) => row.reverse)).toEqual([false, true, false, true, false])
      for (const row of rows) {
        expect(row.tags).toHaveLength(6)
        expect(new Set(row.tags).size).toBe(6)
        for (const tag of row.tags) expect(tags).toContain(tag)
        expect(row.duration).toBeGreaterThanOrEqual(10_000)
        expect(row.duration).toBeLessThanOrEqual(20_000)
      }
      const firstTwo = rows.slice(0, 2).flatMap((row) => row.tags)
      expect(new Set(firstTwo).size, 'no tag twice before all are drawn').toBe(12)
    }),
  )
})

test('spreads durations around 15 s, from the shortest to the longest (BRAND-2)', () => {
  expect(drawRows(() => 0).map((row) => row.duration)).toEqual(Array(5).fill(10_000))
  expect(drawRows(() => 0.5).map((row) => row.duration)).toEqual(Array(5).fill(15_000))
  expect(drawRows(() => 0.999999).map((row) => row.duration)).toEqual(Array(5).fill(20_000))
})

test('reads tags of several words as words, and the platform in its own spelling', () => {
  expect(tags.map(tagLabel)).toEqual(
    expect.arrayContaining(['New York', 'Luxury Cars', 'Social Media', 'OnlyFans', 'Dubai']),
  )
})
