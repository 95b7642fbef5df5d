import { expect, test } from 'vitest'
import { localTimes } from './local-times'

// LAND-3
test('one winter instant in the cities', () => {
  expect(localTimes(new Date('2025-01-15T17:40:00Z'))).toMatchObject({
    dubai: '21:40',
    zurich: '18:40',
    oslo: '18:40',
    'new-york': '12:40',
    beirut: '19:40',
    stockholm: '18:40',
  })
})

test('summer time moves all but Dubai', () => {
  expect(localTimes(new Date('2025-07-15T17:40:00Z'))).toMatchObject({
    dubai: '21:40',
    zurich: '19:40',
    'new-york': '13:40',
    beirut: '20:40',
  })
})

test('midnight reads 00, never 24', () => {
  expect(localTimes(new Date('2025-01-15T20:05:00Z')).dubai).toBe('00:05')
})
