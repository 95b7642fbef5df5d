import { slugBeachClubs, slugBeachClubsNorth } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const beachClubs = {
  slug: 'beach-clubs',
  name: serviceNames['beach-clubs'],
  element: 'fire',
  subtitle: 'Beach clubs and bathing in {city}',
  title: 'Beach clubs',
  description2:
    'Tell us the day and how many you are. We reserve where places can be reserved, ask for a table at lunch, and arrange the way there and back.',
  neighbours: ['yachts', 'brunches', 'excursions'],
  ask: 'the day and how many you are',
  metaDescription:
    'Beach clubs and bathing places near {city}: places reserved where that is possible, a table asked for, the way there and back arranged.',
  picture: slugBeachClubs,
  northernPicture: slugBeachClubsNorth,
} as const satisfies Service
