import { expect, test } from 'vitest'
import { type CityKey, cityKeys } from '../cities/cities'
import { differenceInWords, officeHoursThere, timeDifference } from './time-difference'

// SITE-5, WORDS-3
test('says how far the office is ahead of each city', () => {
  expect(
    Object.fromEntries(cityKeys.map((city) => [city, timeDifference(city, 'Asia/Dubai')])),
  ).toEqual({
    dubai: 'on the same time as Dubai',
    zurich: 'two hours ahead of Zurich in summer and three in winter',
    oslo: 'two hours ahead of Oslo in summer and three in winter',
    'new-york': 'eight hours ahead of New York in summer and nine in winter',
    beirut: 'one hour ahead of Beirut in summer and two in winter',
    stockholm: 'two hours ahead of Stockholm in summer and three in winter',
  })
})

// SITE-5, WORDS-3
test('converts the office hours to the local time of every city but its own', () => {
  const hoursIn = (city: CityKey, hours = 'Monday - Friday: 9AM - 6PM') =>
    officeHoursThere(city, hours, 'Asia/Dubai')
  expect(hoursIn('new-york')).toBe(
    'In New York that is 1AM\u00a0to\u00a010AM in summer, midnight\u00a0to\u00a09AM in winter.',
  )
  expect(hoursIn('beirut')).toBe(
    'In Beirut that is 8AM\u00a0to\u00a05PM in summer, 7AM\u00a0to\u00a04PM in winter.',
  )
  expect(hoursIn('beirut', '8:30AM - 1PM')).toBe(
    'In Beirut that is 7:30AM\u00a0to\u00a0noon in summer, 6:30AM\u00a0to\u00a011AM in winter.',
  )
  expect(hoursIn('dubai')).toBe('')
  for (const city of cityKeys) {
    if (city !== 'dubai') expect(hoursIn(city)).toMatch(/^In .+ that is \d/)
  }
})

test.each([
  [4, 4, 'four hours ahead of Lisbon'],
  [-1, -1, 'one hour behind Lisbon'],
  [0, 1, 'on the same time as Lisbon in summer and one hour ahead of Lisbon in winter'],
  [-2, -1, 'two hours behind Lisbon in summer and one in winter'],
  [5.5, 5.5, '5.5 hours ahead of Lisbon'],
])('%d hours in summer and %d in winter', (summer, winter, words) => {
  expect(differenceInWords(summer, winter, 'Lisbon')).toBe(words)
})
