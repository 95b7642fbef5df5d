import { slugLuxuryCars } from '../pictures/services.ts'
import type { Service } from './service.ts'

export const luxuryCars = {
  slug: 'luxury-cars',
  name: 'Luxury Cars',
  element: 'fire',
  subtitle: 'Luxury cars in {city}',
  title: 'Luxury cars',
  description2:
    'Saloons, sports cars and SUVs, to drive yourself or with a chauffeur, brought to your door and collected there. Tell us your dates, your route and your luggage; the quote lists insurance, mileage and deposit.',
  metaDescription:
    'Luxury cars in {city}, to drive yourself or with a chauffeur, brought to your door. The quote lists insurance, mileage and deposit.',
  picture: slugLuxuryCars,
} as const satisfies Service
