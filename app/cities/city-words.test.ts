import { expect, test } from 'vitest'
import { cityKeys } from './cities'
import { cityCount, cityNames } from './city-words'

// CITY-1
test('texts name and count the cities that there are', () => {
  expect(cityKeys).toHaveLength(6)
  expect(cityCount).toBe('six')
  expect(cityNames).toBe('Dubai, Zurich, Oslo, New York, Beirut and Stockholm')
})
