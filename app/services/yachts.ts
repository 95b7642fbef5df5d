import { slugYachts, slugYachtsNorth } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const yachts = {
  slug: 'yachts',
  name: serviceNames.yachts,
  element: 'fire',
  subtitle: 'Yacht rentals in {city}',
  title: 'Yacht rentals',
  description2:
    'We compare boats with skipper or crew, and you charter from the owner or operator. Tell us the date, the number of guests and where you would like to go; we settle the berth, the menu and the cars to the quay.',
  neighbours: ['the-levo-yacht', 'beach-clubs', 'villas'],
  ask: 'the date, the number of guests and where you would like to go',
  metaDescription:
    'Yacht rentals in {city}, by the hour or longer, with skipper or crew. We compare boats and arrange berth, menu and transfers.',
  picture: slugYachts,
  northernPicture: slugYachtsNorth,
} as const satisfies Service
