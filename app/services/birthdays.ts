import { slugBirthdays } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const birthdays = {
  slug: 'birthdays',
  name: serviceNames.birthdays,
  element: 'fire',
  subtitle: 'Birthdays in {city}',
  heading: 'A birthday, planned for you',
  title: 'Birthdays',
  description1:
    'A private room, a boat, a garden or your own home, with caterer, music and cake. We plan for any number from six to two hundred.',
  description2:
    'Tell us the date, the number of guests and who must not find out. You get a plan with prices, and we brief the suppliers.',
  neighbours: ['stag-and-hen-parties', 'private-chef', 'proposals'],
  ask: 'the date, the number of guests and who must not find out',
  metaDescription:
    'Birthdays in {city} for six to two hundred guests: the place, the caterer, the music and the cake, in a plan with prices.',
  picture: slugBirthdays,
} as const satisfies Service
