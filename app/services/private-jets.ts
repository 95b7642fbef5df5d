import { slugPrivateJets } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const privateJets = {
  slug: 'private-jets',
  name: serviceNames['private-jets'],
  element: 'fire',
  subtitle: 'Private jets from {city}',
  title: 'Private jets',
  description2:
    'Licensed carriers operate the flights and contract with you. We compare their quotes; each names the carrier, the type of aircraft and all fees. We also arrange cars, catering and the papers for pets.',
  neighbours: ['transfers', 'formula1', 'vip-host'],
  ask: 'the route, the dates, the number of passengers and any pets',
  metaDescription:
    'Private jets to and from {city}: quotes of licensed carriers compared, all fees named, cars and catering arranged. You contract with the carrier.',
  picture: slugPrivateJets,
} as const satisfies Service
