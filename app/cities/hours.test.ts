import { expect, test } from 'vitest'
import { hoursAt } from './hours'

function times(instant: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(hoursAt(new Date(instant))).map(([city, { time }]) => [city, time]),
  )
}

// LAND-3
test('gives the local time of each city at a winter instant', () => {
  expect(times('2025-01-15T17:40:00Z')).toMatchObject({
    dubai: '21:40',
    zurich: '18:40',
    oslo: '18:40',
    'new-york': '12:40',
    beirut: '19:40',
    stockholm: '18:40',
  })
})

test('applies summer time everywhere but in Dubai', () => {
  expect(times('2025-07-15T17:40:00Z')).toMatchObject({
    dubai: '21:40',
    zurich: '19:40',
    'new-york': '13:40',
    beirut: '20:40',
  })
})

test('formats midnight as 00, never as 24', () => {
  expect(times('2025-01-15T20:05:00Z').dubai).toBe('00:05')
})

// HOUR-1
test('moves the clock by an hour at a change of summer time and leaves the light unchanged', () => {
  const { oslo: before } = hoursAt(new Date('2026-03-29T00:59:00Z'))
  const { oslo: after } = hoursAt(new Date('2026-03-29T01:01:00Z'))
  expect([before.time, after.time]).toEqual(['01:59', '03:01'])
  expect([before.sky.light, after.sky.light]).toEqual(['night', 'night'])
  expect((before.sky.next?.minutes ?? 0) - (after.sky.next?.minutes ?? 0)).toBe(2)
})
