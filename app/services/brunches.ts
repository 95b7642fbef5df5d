import { slugBrunches } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const brunches = {
  slug: 'brunches',
  name: serviceNames.brunches,
  element: 'water',
  subtitle: 'Brunches in {city}',
  title: 'Brunches',
  description2:
    'Tell us the day, how many you are and whether children are coming. We ask for the table and, if you like, arrange the car.',
  neighbours: ['restaurants', 'beach-clubs', 'party-calendar'],
  ask: 'the day, how many you are and whether children are coming',
  metaDescription:
    'Brunches in {city}, from a café table for two to a private room for twenty. Tell us the day; we ask for the table and arrange the car.',
  picture: slugBrunches,
} as const satisfies Service
