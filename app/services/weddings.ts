import { slugWeddings } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const weddings = {
  slug: 'weddings',
  name: serviceNames.weddings,
  element: 'fire',
  subtitle: 'Weddings in {city}',
  title: 'Weddings',
  description2:
    'We arrange the place, flowers, music, and rooms and transport for your guests, and tell you which papers the law asks for. Honeymoon packages are booked part by part, each with its own supplier.',
  neighbours: ['proposals', 'stag-and-hen-parties', 'health-and-beauty'],
  ask: 'the month, the number of guests and your nationalities, for the papers',
  metaDescription:
    'Weddings in {city}: the place, the papers that the law asks for, flowers, music and guests’ rooms, and honeymoon packages for the days after.',
  picture: slugWeddings,
} as const satisfies Service
