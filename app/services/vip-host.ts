import { slugVipHost } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const vipHost = {
  slug: 'vip-host',
  name: serviceNames['vip-host'],
  element: 'aether',
  subtitle: 'A VIP host in {city}',
  title: 'VIP host',
  description2:
    'A host comes along to restaurants, events or shops, speaks with the staff and looks after times, tables and cars, for one evening or the whole stay. Tell us the dates, the languages and what you have planned; you learn the host’s name and the price before you decide.',
  neighbours: ['itineraries', 'restaurants', 'party-calendar'],
  ask: 'the dates, the languages and what you have planned',
  metaDescription:
    'A VIP host in {city} for an evening or the whole stay: meets you, comes along, speaks with the staff, and looks after times, tables and cars.',
  picture: slugVipHost,
} as const satisfies Service
