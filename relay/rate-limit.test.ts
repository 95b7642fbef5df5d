import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

test('allows a third of the limit at once, then one by one', () => {
  let now = 0
  const isTooMuch = createRateLimit(30, () => now)
  const burst = Array.from({ length: 12 }, () => isTooMuch('a'))
  expect(burst).toEqual([...Array(10).fill(false), true, true])
  now += 2_000
  expect([isTooMuch('a'), isTooMuch('a')]).toEqual([false, true])
  expect(isTooMuch('b')).toBe(false)
})

test('does not accumulate unused sends beyond a third of the limit', () => {
  let now = 0
  const isTooMuch = createRateLimit(30, () => now)
  isTooMuch('a')
  now += 3_600_000
  expect(Array.from({ length: 12 }, () => isTooMuch('a')).filter(Boolean)).toHaveLength(2)
})

test('limits the number of stored clients and drops the oldest first', () => {
  const isTooMuch = createRateLimit(3, () => 0)
  isTooMuch('a')
  isTooMuch('a')
  for (let client = 0; client < 19_999; client += 1) isTooMuch(`x${client}`)
  expect(isTooMuch('a')).toBe(true)
  for (let client = 0; client < 20_000; client += 1) isTooMuch(`y${client}`)
  expect(isTooMuch('a')).toBe(false)
})
