/** The home page and, except for the metadata, the service pages. */
import { site } from '../site.ts'
import type { MetaTexts } from './page-meta.ts'

/** Title and description of `/home`. */
export function homeMeta(city: string): MetaTexts {
  return {
    title: `Luxury concierge in ${city} | ${site.name}`,
    description: `Luxury concierge in ${city}: homes, restaurants, yachts, private jets, honeymoons, itineraries and events, arranged for you by one team.`,
    keywords: [
      `concierge ${city}`,
      `${city} private jets`,
      `${city} yacht rental`,
      `honeymoon ${city}`,
    ],
  }
}

export const homeTexts = {
  film: { loading: 'Loading the film', pause: 'Pause the film' },
  elements: {
    label: 'Services by elements',
    heading: 'What we arrange, in five groups',
    all: 'View All Elements',
  },
  about: `About ${site.name}`,
} as const
