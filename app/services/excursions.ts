import { slugExcursions, slugExcursionsNorth } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const excursions = {
  slug: 'excursions',
  name: serviceNames.excursions,
  element: 'fire',
  subtitle: 'Excursions from {city}',
  title: 'Excursions',
  description2:
    'A day out with a guide and, where you need one, a driver. We book tickets and ask for a table at lunch. Tell us how far you would like to go and how much you like to walk.',
  neighbours: ['itineraries', 'beach-clubs', 'transfers'],
  ask: 'the day, how far you would like to go and how much you like to walk',
  metaDescription:
    'Excursions from {city} with a private guide and driver: a route that suits the season, tickets and boats booked, a table asked for at lunch.',
  picture: slugExcursions,
  northernPicture: slugExcursionsNorth,
} as const satisfies Service
