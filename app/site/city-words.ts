/** The cities as running text, so that no text names or counts them by itself (CITY-1). */
import { cityList } from './cities.ts'

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]

/** How many cities there are, in words: `six`. */
export const cityCount = numbers[cityList.length] ?? String(cityList.length)

/** The names in their order: `Dubai, Zurich, … and Stockholm`. */
export const cityNames = new Intl.ListFormat('en-GB').format(cityList.map(({ name }) => name))
