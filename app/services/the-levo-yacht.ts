import { slugTheLevoYacht } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const theLevoYacht = {
  slug: 'the-levo-yacht',
  name: serviceNames['the-levo-yacht'],
  element: 'fire',
  subtitle: 'The Levo Yacht, arranged from {city}',
  heading: 'The Levo Yacht, chartered whole',
  title: 'The Levo Yacht',
  description1:
    'You charter the whole yacht with her crew, for a day or longer, from her owner or operator and under a contract of its own. {yacht}',
  description2:
    'Tell us your dates and the number of guests. We find out where she lies and whether she is free; the proposal names the price and your way to her from {city}.',
  neighbours: ['yachts', 'villas', 'private-jets'],
  ask: 'your dates and the number of guests',
  metaDescription:
    'The Levo Yacht, chartered whole with her crew and arranged from {city}: ask where she lies this season, which dates are free and the price.',
  picture: slugTheLevoYacht,
} as const satisfies Service
