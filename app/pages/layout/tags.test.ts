import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawRows, tagLabel, tags } from './tags'

test('the fourteen candidates stand in their order (BRAND-2)', () => {
  expect([...tags].sort()).toEqual(
    'Dubai, Zurich, Oslo, Stockholm, Beirut, NewYork, Villas, Yachts, Restaurants, LuxuryCars, Hotels, Concierge, SocialMedia, OnlyFans'
      .split(', ')
      .sort(),
  )
})

const randomness = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((stream) => () => stream.next().value as number)

test('five rows of six different tags, 10 to 20 s a turn, odd rows in reverse (BRAND-2)', () => {
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
    }),
  )
})

test('durations spread around 15 s, from the least to the most (BRAND-2)', () => {
  expect(drawRows(() => 0).map((row) => row.duration)).toEqual(Array(5).fill(10_000))
  expect(drawRows(() => 0.5).map((row) => row.duration)).toEqual(Array(5).fill(15_000))
  expect(drawRows(() => 0.999999).map((row) => row.duration)).toEqual(Array(5).fill(20_000))
})

test('different numbers draw different rows', () => {
  const low = drawRows(() => 0)[0]?.tags
  const high = drawRows(() => 0.99)[0]?.tags
  expect(low).not.toEqual(high)
})

test('tags of several words are read in words, the platform by its own spelling', () => {
  expect(tags.map(tagLabel)).toEqual(
    expect.arrayContaining(['New York', 'Luxury Cars', 'Social Media', 'OnlyFans', 'Dubai']),
  )
})
