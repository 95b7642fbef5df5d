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

/** A number as a word up to ten: `six`, else in figures. */
export function numberWord(value: number): string {
  return numbers[value] ?? String(value)
}

/** How many cities there are, in words: `six`. */
export const cityCount = numberWord(cityList.length)

/**
 * The names in their order: `Dubai, Zurich, … and Stockholm`. Joined by hand: `Intl.ListFormat` loads
 * its rules while every page starts (docs/decisions/002-scripts-after-the-first-paint.md).
 */
export const cityNames = cityList
  .map(({ name }) => name)
  .join(', ')
  .replace(/, (?=[^,]+$)/, ' and ')
