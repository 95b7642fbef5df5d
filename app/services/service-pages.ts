/** The texts of each service page; the rest of it is the home page (ROUTE-2). */
import { beachClubs } from './beach-clubs.ts'
import { birthdays } from './birthdays.ts'
import { brunches } from './brunches.ts'
import { carHire } from './car-hire.ts'
import { excursions } from './excursions.ts'
import { formula1 } from './formula1.ts'
import { healthAndBeauty } from './health-and-beauty.ts'
import { itineraries } from './itineraries.ts'
import { luxuryCars } from './luxury-cars.ts'
import { partyCalendar } from './party-calendar.ts'
import { privateChef } from './private-chef.ts'
import { privateJets } from './private-jets.ts'
import { proposals } from './proposals.ts'
import { restaurants } from './restaurants.ts'
import type { Service } from './service.ts'
import type { ServiceSlug } from './services.ts'
import { stagAndHenParties } from './stag-and-hen-parties.ts'
import { theLevoYacht } from './the-levo-yacht.ts'
import { transfers } from './transfers.ts'
import { villas } from './villas.ts'
import { vipHost } from './vip-host.ts'
import { weddings } from './weddings.ts'
import { yachts } from './yachts.ts'

const pages = {
  villas,
  yachts,
  restaurants,
  'luxury-cars': luxuryCars,
  brunches,
  'party-calendar': partyCalendar,
  'beach-clubs': beachClubs,
  excursions,
  'private-jets': privateJets,
  'car-hire': carHire,
  transfers,
  birthdays,
  formula1,
  proposals,
  'stag-and-hen-parties': stagAndHenParties,
  weddings,
  'private-chef': privateChef,
  'health-and-beauty': healthAndBeauty,
  itineraries,
  'vip-host': vipHost,
  'the-levo-yacht': theLevoYacht,
} as const satisfies { [Slug in ServiceSlug]: Service<Slug> }

/** The services for which each city has its own heading and first text. */
export type LocalServiceSlug = {
  [Slug in ServiceSlug]: (typeof pages)[Slug] extends { heading: string } ? never : Slug
}[ServiceSlug]

export const servicePages: Readonly<Record<ServiceSlug, Service>> = pages

/** Whether a service is the same in every city. */
export function isSharedService(slug: ServiceSlug): boolean {
  return servicePages[slug].heading !== undefined
}
