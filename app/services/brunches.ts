import { slugBrunches } from '../pictures/services.ts'
import type { Service } from './service.ts'

export const brunches = {
  slug: 'brunches',
  name: 'Brunches',
  element: 'water',
  subtitle: 'Brunches in {city}',
  title: 'Brunches',
  description2:
    'Tell us the day, how many you are and whether children are coming. We ask for the table and, if you like, arrange the car.',
  metaDescription:
    'Brunches in {city}, from a café table for two to a private room for twenty. Tell us the day; we ask for the table and arrange the car.',
  picture: slugBrunches,
} as const satisfies Service
