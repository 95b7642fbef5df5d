/** The choice of a city; each city's line stands in its folder's `city.ts` (LAND-1). */
import { cityCount, cityNames } from '../../cities/city-words.ts'
import { site } from '../site.ts'
import type { MetaTexts } from './page-meta.ts'

/** Also what search engines read of a page whose own metadata never came. */
export const defaultMeta: MetaTexts = {
  title: `${site.name} | Luxury concierge services with premium lifestyle management`,
  description: `Luxury concierge, lifestyle management and social media management in ${cityNames}. Choose your city.`,
}

export const landingTexts = {
  what: `Luxury concierge in ${cityCount} cities`,
  question: 'Where shall we look after you?',
  /** Who answers, when, what comes next and what asking costs, in two lines on a phone. A test holds it to the facts: their sentences are too long here. */
  asking:
    'You write, our team in Dubai replies in office hours, then sends a proposal; asking costs nothing.',
  /** After the local time and a comma: what the sky does in a city, in at most one line of a phone. */
  sky: {
    night: 'night',
    day: 'daylight',
    lowSun: 'low sun',
    twilight: 'twilight',
    hasSet: 'the sun has set',
    hasRisen: 'the sun has risen',
    sets: (minutes: number) =>
      minutes === 0 ? 'the sun is setting' : `the sun sets in ${countMinutes(minutes)}`,
    rises: (minutes: number) =>
      minutes === 0 ? 'the sun is rising' : `the sun rises in ${countMinutes(minutes)}`,
  },
} as const

function countMinutes(minutes: number): string {
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
