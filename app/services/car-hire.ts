import { slugCarHire } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const carHire = {
  slug: 'car-hire',
  name: serviceNames['car-hire'],
  element: 'fire',
  subtitle: 'Car hire in {city}',
  title: 'Car hire',
  description2:
    'We compare hire companies and prepare the papers before you fly. Tell us your flight, your luggage and how many child seats you need. You know what insurance, tolls and a second driver cost before you sign.',
  neighbours: ['luxury-cars', 'transfers', 'villas'],
  ask: 'your flight, your luggage and how many child seats you need',
  metaDescription:
    'Car hire in {city}: hire companies compared, papers prepared, the car brought to you. Insurance and tolls are named before you sign.',
  picture: slugCarHire,
} as const satisfies Service
