import { expect, test } from 'vitest'
import { cities } from '~/cities/cities'
import { skyAt } from '~/cities/sky'
import { skyPhrase } from './sky-phrase'

// LAND-3
test.each([
  ['dubai', '2026-11-24T18:41:00Z', 'night'],
  ['dubai', '2026-11-24T08:00:00Z', 'daylight'],
  ['dubai', '2026-11-24T13:06:30Z', 'the sun sets in 22 minutes'],
  ['dubai', '2026-11-24T13:27:30Z', 'the sun sets in 1 minute'],
  ['dubai', '2026-11-24T13:28:10Z', 'the sun is setting'],
  ['dubai', '2026-11-24T13:40:00Z', 'the sun has set'],
  ['dubai', '2026-11-24T02:34:30Z', 'the sun rises in 7 minutes'],
  ['dubai', '2026-11-24T02:45:00Z', 'the sun has risen'],
  ['oslo', '2026-12-21T11:00:00Z', 'low sun'],
  ['oslo', '2026-06-21T22:05:00Z', 'night'],
] as const)('over %s at %s: %s', (city, instant, phrase) => {
  expect(skyPhrase(skyAt(cities[city].coordinates, new Date(instant)))).toBe(phrase)
})

test('says that the sun is low, or twilight, when it neither rises nor sets', () => {
  const tromso = { latitude: 69.65, longitude: 18.96 }
  expect(skyPhrase(skyAt(tromso, new Date('2026-06-21T23:00:00Z')))).toBe('low sun')
  expect(skyPhrase(skyAt(tromso, new Date('2026-12-21T11:00:00Z')))).toBe('twilight')
})
