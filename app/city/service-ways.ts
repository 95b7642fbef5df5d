/** Where each service page leads on to, and what its form asks for (ROUTE-8, FORM-9). */
import type { ServicePageSlug } from '../site/service-page-slugs.ts'

/** A service's ways on. */
export interface ServiceWays {
  /** Three services that a visitor of this one may want next, the nearest first. */
  neighbours: readonly [ServicePageSlug, ServicePageSlug, ServicePageSlug]
  /** What the message of an inquiry about it should say: completes the hint under the field. */
  ask: string
}

export const serviceWays: Readonly<Record<ServicePageSlug, ServiceWays>> = {
  villas: {
    neighbours: ['private-chef', 'yachts', 'car-hire'],
    ask: 'your dates, the number of guests and your budget',
  },
  yachts: {
    neighbours: ['the-levo-yacht', 'beach-clubs', 'villas'],
    ask: 'the date, the number of guests and where you would like to go',
  },
  restaurants: {
    neighbours: ['brunches', 'private-chef', 'vip-host'],
    ask: 'the evening, the number of guests and the kind of table you like',
  },
  'luxury-cars': {
    neighbours: ['car-hire', 'transfers', 'formula1'],
    ask: 'your dates, your route and whether you would like a chauffeur',
  },
  brunches: {
    neighbours: ['restaurants', 'beach-clubs', 'party-calendar'],
    ask: 'the day, how many you are and whether children are coming',
  },
  'party-calendar': {
    neighbours: ['stag-and-hen-parties', 'brunches', 'vip-host'],
    ask: 'your dates and the music or events you like',
  },
  'beach-clubs': {
    neighbours: ['yachts', 'brunches', 'excursions'],
    ask: 'the day and how many you are',
  },
  excursions: {
    neighbours: ['itineraries', 'beach-clubs', 'transfers'],
    ask: 'the day, how far you would like to go and how much you like to walk',
  },
  'private-jets': {
    neighbours: ['transfers', 'formula1', 'vip-host'],
    ask: 'the route, the dates, the number of passengers and any pets',
  },
  'car-hire': {
    neighbours: ['luxury-cars', 'transfers', 'villas'],
    ask: 'your flight, your luggage and how many child seats you need',
  },
  transfers: {
    neighbours: ['car-hire', 'private-jets', 'luxury-cars'],
    ask: 'the flight, the number of guests and the luggage',
  },
  birthdays: {
    neighbours: ['stag-and-hen-parties', 'private-chef', 'proposals'],
    ask: 'the date, the number of guests and who must not find out',
  },
  formula1: {
    neighbours: ['private-jets', 'luxury-cars', 'vip-host'],
    ask: 'the race, the number of guests and how close to the track you would like to be',
  },
  proposals: {
    neighbours: ['weddings', 'birthdays', 'yachts'],
    ask: 'the date and the kind of place you have in mind',
  },
  'stag-and-hen-parties': {
    neighbours: ['birthdays', 'party-calendar', 'weddings'],
    ask: 'the dates, the number of guests and the budget for each',
  },
  weddings: {
    neighbours: ['proposals', 'stag-and-hen-parties', 'health-and-beauty'],
    ask: 'the month, the number of guests and your nationalities, for the papers',
  },
  'private-chef': {
    neighbours: ['villas', 'restaurants', 'birthdays'],
    ask: 'the days, the number of guests and the kind of cooking you like',
  },
  'health-and-beauty': {
    neighbours: ['weddings', 'villas', 'itineraries'],
    ask: 'the day and the treatment, without medical details',
  },
  itineraries: {
    neighbours: ['excursions', 'vip-host', 'health-and-beauty'],
    ask: 'your dates, your pace and what you would like to see',
  },
  'vip-host': {
    neighbours: ['itineraries', 'restaurants', 'party-calendar'],
    ask: 'the dates, the languages and what you have planned',
  },
  'the-levo-yacht': {
    neighbours: ['yachts', 'villas', 'private-jets'],
    ask: 'your dates and the number of guests',
  },
}
