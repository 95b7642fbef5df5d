import { slugFormula1 } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const formula1 = {
  slug: 'formula1',
  name: serviceNames.formula1,
  element: 'fire',
  subtitle: 'Formula 1 from {city}',
  title: 'Race weekends',
  description2:
    'We arrange grandstand seats or official hospitality, rooms near the circuit and the way there; you contract for each part with its own supplier. Passes are sold by the organiser and can be gone months before the race.',
  neighbours: ['private-jets', 'luxury-cars', 'vip-host'],
  ask: 'the race, the number of guests and how close to the track you would like to be',
  metaDescription:
    'Formula 1 weekends from {city}: grandstand seats or official hospitality, hotel rooms near the circuit and the way there, priced part by part.',
  picture: slugFormula1,
} as const satisfies Service
