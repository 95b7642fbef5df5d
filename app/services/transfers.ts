import { slugTransfers } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const transfers = {
  slug: 'transfers',
  name: serviceNames.transfers,
  element: 'fire',
  subtitle: 'Transfers in {city}',
  title: 'Transfers',
  description2:
    'A chauffeur follows your flight and meets you at arrivals with your name on a sign. Tell us the flight, the number of guests and the luggage; you receive the driver’s name and number beforehand.',
  neighbours: ['car-hire', 'private-jets', 'luxury-cars'],
  ask: 'the flight, the number of guests and the luggage',
  metaDescription:
    'Airport and hotel transfers in {city}: a chauffeur who follows your flight and meets you at arrivals. Cars for one guest, coaches for forty.',
  picture: slugTransfers,
} as const satisfies Service
