import { slugItineraries } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const itineraries = {
  slug: 'itineraries',
  name: serviceNames.itineraries,
  element: 'water',
  subtitle: 'Itineraries for {city}',
  title: 'Itinerary planning',
  description2:
    'Tell us your dates, your pace and what you would like to see. You get one page for each day. When you have agreed, we make the reservations, each with its own supplier; if your plans change, we move them where the supplier allows it.',
  neighbours: ['excursions', 'vip-host', 'health-and-beauty'],
  ask: 'your dates, your pace and what you would like to see',
  metaDescription:
    'Itinerary planning for {city}: one page for each day, with reservations, guides and drivers, and changes where the supplier allows them.',
  picture: slugItineraries,
} as const satisfies Service
