/** The choice of a city; each city's line is in its folder's `city.ts` (LAND-1). */
import { cityCount, cityNames } from '../../cities/city-words.ts'
import { site } from '../site.ts'
import type { MetaTexts } from './page-meta.ts'

/** Also the metadata of a page that failed to load its own. */
export const defaultMeta: MetaTexts = {
  title: `${site.name} | Luxury concierge services with premium lifestyle management`,
  description: `Luxury concierge, lifestyle management and social media management in ${cityNames}. Choose your city.`,
}

export const landingTexts = {
  what: `Luxury concierge in ${cityCount} cities`,
  question: 'Where shall we look after you?',
  /** Who answers, when, what comes next and what an inquiry costs, in two lines on a phone. A test compares it with the facts, whose sentences are too long here. */
  asking:
    'You write, our team in Dubai replies in office hours, then sends a proposal; asking costs nothing.',
  /** After the local time and a comma: what the sky does in a city, in at most one line on a phone. */
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
