/** The texts of every city's page; a city's own texts are in `cities/{city}/profile.ts`. */
import { site } from '../site.ts'
import type { MetaTexts } from './page-meta.ts'

/** Title and description of a city's own page. */
export function cityMeta(city: string, description: string): MetaTexts {
  return {
    title: `Discover ${city} | ${site.name} luxury concierge`,
    description,
    keywords: [city, `${city} concierge`, 'luxury concierge', 'lifestyle management'],
  }
}

export const cityPageTexts = {
  /** Precedes the city's name, in the hero and above the gallery. */
  discover: 'Discover',
  explore: 'Explore Experiences',
  switcher: 'Choose another city',
  experiences: 'Signature Experiences',
  /** Under the heading of the experiences: what the three rows are, and how to get a price. */
  examples: 'These are examples. We plan yours for your dates, and the proposal names its price.',
  /** Links an experience to the service that arranges it. */
  arrangedBy: (service: string) => `More about ${service.toLowerCase()}`,
  partnershipsAndCulture: 'Partnerships and culture',
  partnerships: 'Partnerships',
  /** Its `&` is set in italics. */
  culture: 'Cultural & Social Life',
  gallery: {
    label: 'Gallery',
    note: 'Illustrations, not photographs.',
    /** Follows the picture's alternative text; for screen readers only. */
    picture: (number: number, total: number) => `, picture ${number} of ${total}, opens large`,
    dialog: (city: string) => `Pictures of ${city}`,
    previous: 'Previous picture',
    next: 'Next picture',
    /** The library fills in both. */
    position: 'Picture {index} of {total}',
  },
  contact: 'Contact Us',
} as const
