import { slugProposals } from '../pictures/services.ts'
import type { Service } from './service.ts'
import { serviceNames } from './services.ts'

export const proposals = {
  slug: 'proposals',
  name: serviceNames.proposals,
  element: 'fire',
  subtitle: 'Proposals in {city}',
  title: 'Proposals',
  description2:
    'We arrange flowers, music or a photographer, request the permits that the place needs, and plan a second place for bad weather. Tell us the date and the kind of place you have in mind.',
  neighbours: ['weddings', 'birthdays', 'yachts'],
  ask: 'the date and the kind of place you have in mind',
  metaDescription:
    'Marriage proposals in {city}: the place, the hour, flowers and a photographer arranged, permits requested, and a second place for bad weather.',
  picture: slugProposals,
} as const satisfies Service
