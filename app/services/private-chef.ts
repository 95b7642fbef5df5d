import { slugPrivateChef } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const privateChef = {
  slug: 'private-chef',
  name: serviceNames['private-chef'],
  element: 'water',
  subtitle: 'A private chef in {city}',
  title: 'Private chef',
  description2:
    'The chef agrees the menu with you, asks about allergies, shops, cooks, serves and leaves the kitchen clean. Tell us the days, the number of guests and the kind of cooking you like.',
  neighbours: ['villas', 'restaurants', 'birthdays'],
  ask: 'the days, the number of guests and the kind of cooking you like',
  metaDescription:
    'A private chef in {city} for one dinner or the whole stay: the menu agreed with you, shopping, cooking, service and a clean kitchen.',
  picture: slugPrivateChef,
} as const satisfies Service
