import { slugLuxuryCars } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const luxuryCars = {
  slug: 'luxury-cars',
  name: serviceNames['luxury-cars'],
  element: 'fire',
  subtitle: 'Luxury cars in {city}',
  title: 'Luxury cars',
  description2:
    'Saloons, sports cars and SUVs, to drive yourself or with a chauffeur, brought to your door and collected there. Tell us your dates, your route and your luggage; the quote lists insurance, mileage and deposit.',
  neighbours: ['car-hire', 'transfers', 'formula1'],
  ask: 'your dates, your route and whether you would like a chauffeur',
  metaDescription:
    'Luxury cars in {city}, to drive yourself or with a chauffeur, brought to your door. The quote lists insurance, mileage and deposit.',
  picture: slugLuxuryCars,
} as const satisfies Service
