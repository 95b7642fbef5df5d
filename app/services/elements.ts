/** The five elements that group the services (ELEM-1). */
import {
  elementAether,
  elementAir,
  elementEarth,
  elementFire,
  elementWater,
} from '~/pictures/elements'
import type { PictureSource } from '~/pictures/picture-source'

export const elementIds = ['earth', 'water', 'fire', 'air', 'aether'] as const

/** An element's id; also the fragment of its chapter on /services. */
export type ElementId = (typeof elementIds)[number]

/** One element: a card on the home page and a chapter of the services page. */
export interface Element {
  id: ElementId
  name: string
  /** Heading of the chapter, fixed (ELEM-1). */
  theme: string
  /** One sentence for the card on the home page. */
  description: string
  /** One sentence under the heading of the chapter. */
  tagline: string
  /** The label over the heading: 'The first element'. */
  ordinal: string
  /** Name of the element's icon. */
  icon: ElementId
  backgroundImage: PictureSource
  /** Accent for rules and glyphs, `#rrggbb`. */
  color: string
  /** The accent, lightened until small text on night has a contrast of 4.5:1, `#rrggbb`. */
  tint: string
}

export const elements: readonly Element[] = [
  {
    id: 'earth',
    name: 'Earth',
    theme: 'Foundations & Security',
    description: 'Homes to rent or buy, security, wealth advice and legal help.',
    tagline: 'Homes, security, finance and law, with licensed partners where a licence is needed.',
    ordinal: 'The first element',
    icon: 'earth',
    backgroundImage: elementEarth,
    color: '#9c7a54',
    tint: '#c09a70',
  },
  {
    id: 'water',
    name: 'Water',
    theme: 'Flow & Lifestyle',
    description: 'Everyday concierge, wellness, schools, private chefs and wine.',
    tagline: 'Everyday matters: reservations and errands, wellness, family and food.',
    ordinal: 'The second element',
    icon: 'water',
    backgroundImage: elementWater,
    color: '#3f7c8c',
    tint: '#6fb0be',
  },
  {
    id: 'fire',
    name: 'Fire',
    theme: 'Passion & Experience',
    description: 'Jets, yachts, weddings, events, cars, and management for adult creators.',
    tagline: 'Travel, events and transport, and management for adult creators.',
    ordinal: 'The third element',
    icon: 'fire',
    backgroundImage: elementFire,
    color: '#c4542d',
    tint: '#e07a52',
  },
  {
    id: 'air',
    name: 'Air',
    theme: 'Influence & Expression',
    description: 'Social media, personal image, reputation and press.',
    tagline: 'How others see you: social media, image, reputation and press.',
    ordinal: 'The fourth element',
    icon: 'air',
    backgroundImage: elementAir,
    color: '#8fa6b8',
    tint: '#a9bccb',
  },
  {
    id: 'aether',
    name: 'Aether',
    theme: 'Exclusivity & Elevation',
    description: 'Memberships, introductions, and requests that fit no other list.',
    tagline: 'Memberships, introductions to people and clubs, and things made to measure.',
    ordinal: 'The fifth element',
    icon: 'aether',
    backgroundImage: elementAether,
    color: '#7a6bb3',
    tint: '#a294d6',
  },
]
