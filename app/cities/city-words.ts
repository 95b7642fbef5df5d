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
 * Parts as running text: `Dubai, Zurich and Oslo`. Joined by hand: `Intl` loads its tables while the
 * page starts (docs/decisions/002-scripts-after-the-first-paint.md).
 */
export function inWords(parts: readonly string[]): string {
  return parts.join(', ').replace(/, (?=[^,]+$)/, ' and ')
}

/** The names in their order: `Dubai, Zurich, … and Stockholm`. */
export const cityNames = inWords(cityList.map(({ name }) => name))
