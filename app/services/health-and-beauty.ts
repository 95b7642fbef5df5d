import { slugHealthAndBeauty } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const healthAndBeauty = {
  slug: 'health-and-beauty',
  name: serviceNames['health-and-beauty'],
  element: 'water',
  subtitle: 'Health and beauty in {city}',
  title: 'Health and beauty',
  description2:
    'Massage, hair, make-up and personal training where you are staying, or appointments in spas and clinics. Tell us the day and the treatment; medical details are for the practitioner alone.',
  neighbours: ['weddings', 'villas', 'itineraries'],
  ask: 'the day and the treatment, without medical details',
  metaDescription:
    'Health and beauty in {city}: massage, hair, make-up and training where you stay, or appointments in spas, clinics and retreats.',
  picture: slugHealthAndBeauty,
} as const satisfies Service
