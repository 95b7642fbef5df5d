import { slugBirthdays } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const birthdays = {
  slug: 'birthdays',
  name: serviceNames.birthdays,
  element: 'fire',
  subtitle: 'Birthdays in {city}',
  title: 'Birthdays',
  description2:
    'Tell us the date, the number of guests, from six to two hundred, and who must not find out. You get a plan with prices for the place, the caterer, the music and the cake, and we brief the suppliers.',
  neighbours: ['stag-and-hen-parties', 'private-chef', 'proposals'],
  ask: 'the date, the number of guests and who must not find out',
  metaDescription:
    'Birthdays in {city} for six to two hundred guests: the place, the caterer, the music and the cake, in a plan with prices.',
  picture: slugBirthdays,
} as const satisfies Service
