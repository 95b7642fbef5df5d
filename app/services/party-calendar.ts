import { slugPartyCalendar } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const partyCalendar = {
  slug: 'party-calendar',
  name: serviceNames['party-calendar'],
  element: 'fire',
  subtitle: 'The party calendar in {city}',
  title: 'Party calendar',
  description2:
    'Tell us your dates, and we send you what is on, from festivals to club nights. We request the tickets, tables or invitations you choose and arrange the drive there and home; invitations are the host’s to give.',
  neighbours: ['stag-and-hen-parties', 'brunches', 'vip-host'],
  ask: 'your dates and the music or events you like',
  metaDescription:
    'The party calendar for {city}: festivals, openings and club nights during your stay. We request tickets or tables and arrange the drive.',
  picture: slugPartyCalendar,
} as const satisfies Service
