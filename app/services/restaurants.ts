import { slugRestaurants } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const restaurants = {
  slug: 'restaurants',
  name: serviceNames.restaurants,
  element: 'water',
  subtitle: 'Restaurants in {city}',
  title: 'Restaurants',
  description2:
    'Tell us the evening, the number of guests, and whether you would like a terrace, a quiet corner or a counter. We ask, and tell you what is free; the table is yours once the restaurant has confirmed it.',
  neighbours: ['brunches', 'private-chef', 'vip-host'],
  ask: 'the evening, the number of guests and the kind of table you like',
  metaDescription:
    'Restaurants in {city}: tell us the evening and the number of guests. We ask the restaurants we work with, and tell you what is free.',
  picture: slugRestaurants,
} as const satisfies Service
