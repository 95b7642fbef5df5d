/** The cities as running text, so that no text names or counts them itself (CITY-1). */
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

/** A number up to ten as a word (`six`), above that in figures. */
export function numberWord(value: number): string {
  return numbers[value] ?? String(value)
}

/** How many cities there are, in words: `six`. */
export const cityCount = numberWord(cityList.length)

/**
 * Parts as running text: `Dubai, Zurich and Oslo`. Without `Intl`, which loads its tables during
 * start-up (docs/decisions/002-scripts-after-the-first-paint.md).
 */
export function inWords(parts: readonly string[]): string {
  return parts.join(', ').replace(/, (?=[^,]+$)/, ' and ')
}

/** The names in display order: `Dubai, Zurich, … and Stockholm`. */
export const cityNames = inWords(cityList.map(({ name }) => name))
