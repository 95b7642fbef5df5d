/** The names of the service pages, as links and inquiries say them (ROUTE-2). */
import type { ServicePageSlug } from './service-page-slugs.ts'

export const serviceNames: Readonly<Record<ServicePageSlug, string>> = {
  villas: 'Villas',
  yachts: 'Yachts',
  restaurants: 'Restaurants',
  'luxury-cars': 'Luxury Cars',
  brunches: 'Brunches',
  'party-calendar': 'Party Calendar',
  'beach-clubs': 'Beach Clubs',
  excursions: 'Excursions',
  'private-jets': 'Private Jets',
  'car-hire': 'Car Hire',
  transfers: 'Transfers',
  birthdays: 'Birthdays',
  formula1: 'Formula 1',
  proposals: 'Proposals',
  'stag-and-hen-parties': 'Stag and Hen Parties',
  weddings: 'Weddings',
  'private-chef': 'Private Chef',
  'health-and-beauty': 'Health and Beauty',
  itineraries: 'Itineraries',
  'vip-host': 'VIP Host',
  'the-levo-yacht': 'The Levo Yacht',
}
