import { slugVipHost } from '../pictures/services.ts'
import type { Service } from './service.ts'

export const vipHost = {
  slug: 'vip-host',
  name: 'VIP Host',
  element: 'aether',
  subtitle: 'A VIP host in {city}',
  heading: 'A host who stays with you',
  title: 'VIP host',
  description1:
    'A host meets you, comes along to restaurants, events or shops, speaks with the staff and looks after times, tables and cars. For one evening or the whole stay.',
  description2:
    'Tell us the dates, the languages and what you have planned. You learn the host’s name and the price before you decide.',
  metaDescription:
    'A VIP host in {city} for an evening or the whole stay: meets you, comes along, speaks with the staff, and looks after times, tables and cars.',
  picture: slugVipHost,
} as const satisfies Service
