import { slugTransfers } from '../pictures/services.ts'
import type { Service } from './service.ts'

export const transfers = {
  slug: 'transfers',
  name: 'Transfers',
  element: 'fire',
  subtitle: 'Transfers in {city}',
  title: 'Transfers',
  description2:
    'A chauffeur follows your flight and meets you at arrivals with your name on a sign. Tell us the flight, the number of guests and the luggage; you receive the driver’s name and number beforehand.',
  metaDescription:
    'Airport and hotel transfers in {city}: a chauffeur who follows your flight and meets you at arrivals. Cars for one guest, coaches for forty.',
  picture: slugTransfers,
} as const satisfies Service
