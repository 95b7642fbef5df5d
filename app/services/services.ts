/** The one list of the services: the addresses that show the home module under a service's own name, each with a file of that name beside this one (ROUTE-2). */
export const serviceSlugs = [
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

/** A service's slug: the address of its page without the slash. */
export type ServiceSlug = (typeof serviceSlugs)[number]
