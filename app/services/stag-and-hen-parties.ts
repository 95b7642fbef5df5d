import { slugStagAndHenParties } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const stagAndHenParties = {
  slug: 'stag-and-hen-parties',
  name: serviceNames['stag-and-hen-parties'],
  element: 'fire',
  subtitle: 'Stag and hen parties in {city}',
  title: 'Stag and hen parties',
  description2:
    'Boats, spas, dinners and clubs for six to forty guests. Tell us the dates, the budget for each guest and what the bride or groom would not enjoy. You get a plan with a price per person.',
  neighbours: ['birthdays', 'party-calendar', 'weddings'],
  ask: 'the dates, the number of guests and the budget for each',
  metaDescription:
    'Stag and hen parties in {city} for six to forty guests: boats, spas, dinners and clubs, in one plan with a price per person, and cars home.',
  picture: slugStagAndHenParties,
} as const satisfies Service
