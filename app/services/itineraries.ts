import { slugItineraries } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const itineraries = {
  slug: 'itineraries',
  name: serviceNames.itineraries,
  element: 'water',
  subtitle: 'Itineraries for {city}',
  heading: 'Your stay planned day by day',
  title: 'Itinerary planning',
  description1:
    'One page for each day: where to be, who meets you and how you get there, with time left free. Tell us your dates, your pace and what you would like to see.',
  description2:
    'When you have agreed, we make the reservations, each with its own supplier. If a flight is late or your plans change, we move them where the supplier allows it.',
  neighbours: ['excursions', 'vip-host', 'health-and-beauty'],
  ask: 'your dates, your pace and what you would like to see',
  metaDescription:
    'Itinerary planning for {city}: one page for each day, with reservations, guides and drivers, and changes where the supplier allows them.',
  picture: slugItineraries,
} as const satisfies Service
