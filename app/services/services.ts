/** The addresses that show the home module under a service's own name (ROUTE-2). */
export const servicePageSlugs = [
  'villas',
  'yachts',
  'restaurants',
  'luxury-cars',
  'brunches',
  'party-calendar',
  'beach-clubs',
  'excursions',
  'private-jets',
  'car-hire',
  'transfers',
  'birthdays',
  'formula1',
  'proposals',
  'stag-and-hen-parties',
  'weddings',
  'private-chef',
  'health-and-beauty',
  'itineraries',
  'vip-host',
  'the-levo-yacht',
] as const

/** The slug of a service page: its address without the slash. */
export type ServicePageSlug = (typeof servicePageSlugs)[number]
