/** The one list of the services: the addresses that show the home page under a service's own name, each with a file of that name beside this one (ROUTE-2). */
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

/** The services' names, separate from their files because every page lists them. */
export const serviceNames: Readonly<Record<ServiceSlug, string>> = {
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
