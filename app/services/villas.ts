import { slugVillas, slugVillasNorth } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const villas = {
  slug: 'villas',
  name: serviceNames.villas,
  element: 'earth',
  subtitle: 'Villas in {city}',
  title: 'Private homes',
  description2:
    'We propose homes that may lawfully be let for your dates, with the full price and the drawbacks of each, and find a cook and a housekeeper if you like. Tell us your dates, the number of guests and your budget.',
  neighbours: ['private-chef', 'yachts', 'car-hire'],
  ask: 'your dates, the number of guests and your budget',
  metaDescription:
    'Private houses in and near {city}, with staff if you like. We propose homes that may lawfully be let for your dates, each with its full price.',
  picture: slugVillas,
  northernPicture: slugVillasNorth,
} as const satisfies Service
