import { expect, test } from 'vitest'
import { cityList } from './cities'
import { cityCount, cityNames, numberWord } from './city-words'

// CITY-1
test('texts name and count the configured cities', () => {
  const names = cityList.map(({ name }) => name)
  expect(cityCount).toBe(numberWord(names.length))
  expect(cityNames).toBe(`${names.slice(0, -1).join(', ')} and ${names.at(-1)}`)
})
