/** What each service page says for itself; the rest of it is the home page (ROUTE-2). */
import type { PictureSource } from '~/media/picture-source'
import { slugBeachClubs } from '~/media/slug-beach-clubs'
import { slugBirthdays } from '~/media/slug-birthdays'
import { slugBrunches } from '~/media/slug-brunches'
import { slugCarHire } from '~/media/slug-car-hire'
import { slugExcursions } from '~/media/slug-excursions'
import { slugFormula1 } from '~/media/slug-formula1'
import { slugHealthAndBeauty } from '~/media/slug-health-and-beauty'
import { slugItineraries } from '~/media/slug-itineraries'
import { slugLuxuryCars } from '~/media/slug-luxury-cars'
import { slugPartyCalendar } from '~/media/slug-party-calendar'
import { slugPrivateChef } from '~/media/slug-private-chef'
import { slugPrivateJets } from '~/media/slug-private-jets'
import { slugProposals } from '~/media/slug-proposals'
import { slugRestaurants } from '~/media/slug-restaurants'
import { slugStagAndHenParties } from '~/media/slug-stag-and-hen-parties'
import { slugTheLevoYacht } from '~/media/slug-the-levo-yacht'
import { slugTransfers } from '~/media/slug-transfers'
import { slugVillas } from '~/media/slug-villas'
import { slugVipHost } from '~/media/slug-vip-host'
import { slugWeddings } from '~/media/slug-weddings'
import { slugYachts } from '~/media/slug-yachts'
import { facts } from '~/site/facts'
import type { ServicePageSlug } from '~/site/service-page-slugs'

/**
 * The texts and the picture that make the home page a service's own page. Every text may hold the
 * token `{city}`, which stands for the name of the selected city.
 */
export interface ServicePage {
  slug: ServicePageSlug
  name: string
  /** The hero's label. */
  subtitle: string
  /** Heading of the image-scaling section, at most 8 words. */
  heading: string
  /** Label over that heading. */
  title: string
  description1: string
  description2: string
  /** 110 to 155 characters in every city. */
  metaDescription: string
  picture: PictureSource
}

/** What is known of the yacht that carries the name; a fact that nobody has given is left out. */
function yachtSentence(): string {
  const { yachtLength, yachtCabins, yachtCrew, yachtBerth } = facts
  const parts = [
    yachtLength.value && `is ${yachtLength.value} metres long`,
    yachtCabins.value && `has ${yachtCabins.value} cabins for guests`,
    yachtCrew.value && `carries a crew of ${yachtCrew.value}`,
    yachtBerth.value && `lies in ${yachtBerth.value}`,
  ].filter(Boolean)
  return parts.length === 0 ? '' : ` She ${new Intl.ListFormat('en-GB').format(parts as string[])}.`
}

/** The service pages in the order of their addresses (ROUTE-2). */
export const servicePages: readonly ServicePage[] = [
  {
    slug: 'villas',
    name: 'Villas',
    subtitle: 'Villas in {city}',
    heading: 'A private villa with staff',
    title: 'Private homes',
    description1:
      'A house with pool and kitchen and, if you like, a cook and a housekeeper. Tell us your dates, how many you are and what you would like to spend.',
    description2:
      'We propose homes that may lawfully be let for the length of your stay, and tell you the full price and the drawbacks of each.',
    metaDescription:
      'Private villas in {city} with pool, kitchen and staff. We propose homes that may lawfully be let for your dates, each with its full price.',
    picture: slugVillas,
  },
  {
    slug: 'yachts',
    name: 'Yachts',
    subtitle: 'Yacht rentals in {city}',
    heading: 'A yacht for a day or a week',
    title: 'Yacht rentals',
    description1:
      'Motor or sailing yachts with captain and crew, for a few hours, a day or a week. We compare boats and arrange the contract; you charter from the owner or operator.',
    description2:
      'Tell us the date, the number of guests and where you would like to go. We settle the berth, the menu and the cars to and from the quay.',
    metaDescription:
      'Yacht rentals in {city} by the hour, the day or the week, with captain and crew. We compare boats and arrange berth, menu and transfers.',
    picture: slugYachts,
  },
  {
    slug: 'restaurants',
    name: 'Restaurants',
    subtitle: 'Restaurants in {city}',
    heading: 'We ask the restaurants we work with',
    title: 'Restaurants',
    description1:
      'Tell us the evening, the number of guests, and whether you would like a terrace, a quiet corner or a counter in view of the kitchen. We ask, and tell you what is free.',
    description2:
      'The table is yours once the restaurant has confirmed it. If your plans change, write to us and we ask again.',
    metaDescription:
      'Restaurants in {city}: tell us the evening and the number of guests. We ask the restaurants we work with, and tell you what is free.',
    picture: slugRestaurants,
  },
  {
    slug: 'luxury-cars',
    name: 'Luxury Cars',
    subtitle: 'Luxury cars in {city}',
    heading: 'A saloon, a convertible or an SUV',
    title: 'Luxury cars',
    description1:
      'Saloons, sports cars, convertibles and SUVs, to drive yourself or with a chauffeur. The car is brought to your hotel or home and collected there.',
    description2:
      'Tell us your dates, your route and your luggage. The price names insurance, mileage and deposit.',
    metaDescription:
      'Luxury cars in {city}, to drive yourself or with a chauffeur, brought to your door. The price names insurance, mileage and deposit.',
    picture: slugLuxuryCars,
  },
  {
    slug: 'brunches',
    name: 'Brunches',
    subtitle: 'Brunches in {city}',
    heading: 'Late breakfast, for two or for twenty',
    title: 'Brunches',
    description1:
      'Hotel buffets, neighbourhood cafés and rooms with a view. We tell you which take bookings, which suit children and which have live music.',
    description2:
      'Tell us the day and how many you are. We ask for the table and, if you like, arrange the car.',
    metaDescription:
      'Brunches in {city}, from a café table for two to a private room for twenty. Tell us the day; we ask for the table and arrange the car.',
    picture: slugBrunches,
  },
  {
    slug: 'party-calendar',
    name: 'Party Calendar',
    subtitle: 'The party calendar in {city}',
    heading: 'What is on during your stay',
    title: 'Party calendar',
    description1:
      'Concerts, festivals, regattas, fashion weeks and club nights: tell us your dates, and we send you what takes place in {city} then.',
    description2:
      'Choose what you like. We request tickets, tables or invitations and arrange the drive there and home. Invitations are the host’s to give.',
    metaDescription:
      'The party calendar for {city}: festivals, openings and club nights during your stay. We request tickets or tables and arrange the drive.',
    picture: slugPartyCalendar,
  },
  {
    slug: 'beach-clubs',
    name: 'Beach Clubs',
    subtitle: 'Beach clubs near {city}',
    heading: 'A day by the water',
    title: 'Beach clubs',
    description1:
      'A daybed or a cabin by the sea, the lake or the fjord, with lunch and towels. Seasons and dress codes differ; we tell you both.',
    description2:
      'Tell us the day and how many you are. We reserve where places can be reserved, and arrange a boat or a car for the way back.',
    metaDescription:
      'Beach clubs and bathing places near {city}: places reserved where that is possible, lunch booked, and a boat or a car back.',
    picture: slugBeachClubs,
  },
  {
    slug: 'excursions',
    name: 'Excursions',
    subtitle: 'Excursions from {city}',
    heading: 'A day out with a private guide',
    title: 'Excursions',
    description1:
      'A day out of {city} with a guide and a driver, to places that suit the season. We book tickets, boats and lunch.',
    description2:
      'Tell us how far you would like to go and how much you like to walk. Where official travel advice applies, we say so before you book.',
    metaDescription:
      'Excursions from {city} with a private guide and driver: a route that suits the season, tickets and lunch booked, travel advice named first.',
    picture: slugExcursions,
  },
  {
    slug: 'private-jets',
    name: 'Private Jets',
    subtitle: 'Private jets from {city}',
    heading: 'A private jet, chartered for your flight',
    title: 'Private jets',
    description1:
      'A light jet for four or a long-range cabin for fourteen. Licensed carriers operate the flights; we compare their quotes, and you contract with the carrier.',
    description2:
      'Each quote names the carrier, the type of aircraft and all fees. We also arrange cars, catering and the papers for pets.',
    metaDescription:
      'Private jets to and from {city}: quotes of licensed carriers compared, all fees named, cars and catering arranged. You contract with the carrier.',
    picture: slugPrivateJets,
  },
  {
    slug: 'car-hire',
    name: 'Car Hire',
    subtitle: 'Car hire in {city}',
    heading: 'A hire car, brought to you',
    title: 'Car hire',
    description1:
      'From a compact car to a van with nine seats. We compare hire companies and prepare the papers before you fly.',
    description2:
      'Tell us your flight, your luggage and how many child seats you need. The price names insurance, tolls and a second driver.',
    metaDescription:
      'Car hire in {city}: hire companies compared, papers prepared before you fly, the car brought to you. Insurance and tolls are in the price.',
    picture: slugCarHire,
  },
  {
    slug: 'transfers',
    name: 'Transfers',
    subtitle: 'Transfers in {city}',
    heading: 'Met at arrivals, driven to your door',
    title: 'Transfers',
    description1:
      'A chauffeur follows your flight and meets you at arrivals with your name on a sign. There are cars for one guest and coaches for forty.',
    description2:
      'Tell us the flight, the number of guests and the luggage. You receive the driver’s name and number beforehand.',
    metaDescription:
      'Airport and hotel transfers in {city}: a chauffeur who follows your flight and meets you at arrivals. Cars for one guest, coaches for forty.',
    picture: slugTransfers,
  },
  {
    slug: 'birthdays',
    name: 'Birthdays',
    subtitle: 'Birthdays in {city}',
    heading: 'A birthday, planned for you',
    title: 'Birthdays',
    description1:
      'A private room, a boat, a garden or your own home, with caterer, music and cake. We plan for six guests or for two hundred.',
    description2:
      'Tell us the date, the number of guests and who must not find out. You get a plan with prices, and we brief the suppliers.',
    metaDescription:
      'Birthdays in {city} for six guests or two hundred: the place, the caterer, the music and the cake, in a plan with prices.',
    picture: slugBirthdays,
  },
  {
    slug: 'formula1',
    name: 'Formula 1',
    subtitle: 'Formula 1 from {city}',
    heading: 'Seats, hotel and travel for race weekends',
    title: 'Race weekends',
    description1:
      'Grandstand seats or official hospitality, hotel rooms near the circuit, and the way there from {city}. Tell us the race and how many you are.',
    description2:
      'You contract for each part with its own supplier. Passes are sold by the organiser and can be gone months before the race.',
    metaDescription:
      'Formula 1 weekends from {city}: grandstand seats or official hospitality, hotel rooms near the circuit and the way there, priced part by part.',
    picture: slugFormula1,
  },
  {
    slug: 'proposals',
    name: 'Proposals',
    subtitle: 'Proposals in {city}',
    heading: 'A place and an hour to ask',
    title: 'Proposals',
    description1:
      'A jetty, a terrace, a boat or a garden, at the hour when the light is good, with flowers, music or a photographer if you like.',
    description2:
      'We see the place beforehand, request the permits it needs, and plan a second one for bad weather.',
    metaDescription:
      'Marriage proposals in {city}: the place, the hour, flowers and a photographer arranged, permits requested, and a second place for bad weather.',
    picture: slugProposals,
  },
  {
    slug: 'stag-and-hen-parties',
    name: 'Stag and Hen Parties',
    subtitle: 'Stag and hen parties in {city}',
    heading: 'One weekend, planned for the group',
    title: 'Stag and hen parties',
    description1:
      'Boats, karts, spas, dinners and clubs for six to forty guests, with cars for the way home.',
    description2:
      'Tell us the dates, the budget for each guest and what the couple would not enjoy. You get a plan with a price per person.',
    metaDescription:
      'Stag and hen parties in {city} for six to forty guests: boats, karts, spas, dinners and clubs, with a price per person and cars home.',
    picture: slugStagAndHenParties,
  },
  {
    slug: 'weddings',
    name: 'Weddings',
    subtitle: 'Weddings in {city}',
    heading: 'From the papers to the party',
    title: 'Weddings',
    description1:
      'The place, the celebrant, flowers, music, and rooms and transport for your guests. Who may marry where is a matter of law; we tell you which papers are needed.',
    description2:
      'For the days after we arrange honeymoon packages part by part: flights, hotels and transfers, each booked with its own supplier.',
    metaDescription:
      'Weddings in {city}: the place, the papers that the law asks for, flowers, music and guests’ rooms, and honeymoon packages for the days after.',
    picture: slugWeddings,
  },
  {
    slug: 'private-chef',
    name: 'Private Chef',
    subtitle: 'A private chef in {city}',
    heading: 'A chef who cooks in your kitchen',
    title: 'Private chef',
    description1:
      'For one dinner or for the whole stay. The chef agrees the menu with you, shops, cooks, serves and leaves the kitchen clean.',
    description2:
      'Tell us the days, the number of guests and the kind of cooking you like. The chef asks about allergies when you agree the menu.',
    metaDescription:
      'A private chef in {city} for one dinner or the whole stay: the menu agreed with you, shopping, cooking, service and a clean kitchen.',
    picture: slugPrivateChef,
  },
  {
    slug: 'health-and-beauty',
    name: 'Health and Beauty',
    subtitle: 'Health and beauty in {city}',
    heading: 'At home, in a spa or a clinic',
    title: 'Health and beauty',
    description1:
      'Massage, hair, make-up and personal training where you are staying, or appointments in spas, clinics and retreats.',
    description2:
      'Tell us the day and the treatment. Please keep medical details for the practitioner, who is qualified for what they offer.',
    metaDescription:
      'Health and beauty in {city}: massage, hair, make-up and training where you stay, or appointments in spas, clinics and retreats.',
    picture: slugHealthAndBeauty,
  },
  {
    slug: 'itineraries',
    name: 'Itineraries',
    subtitle: 'Itineraries for {city}',
    heading: 'Your stay planned day by day',
    title: 'Itinerary planning',
    description1:
      'One page for each day: where to be, who meets you and how you get there, with time left free. Tell us your dates, your pace and what you would like to see.',
    description2:
      'When you have agreed, we make the reservations, each with its own supplier, and change them when a flight is late.',
    metaDescription:
      'Itinerary planning for {city}: one page for each day, with reservations, guides and drivers, changed when your plans or a flight change.',
    picture: slugItineraries,
  },
  {
    slug: 'vip-host',
    name: 'VIP Host',
    subtitle: 'A VIP host in {city}',
    heading: 'A host who stays with you',
    title: 'VIP host',
    description1:
      'A host meets you, comes along to restaurants, events or shops, speaks with the staff and settles the bills. For one evening or the whole stay.',
    description2:
      'Tell us the dates, the languages and what you have planned. You learn the host’s name and the price before you decide.',
    metaDescription:
      'A VIP host in {city} for an evening or the whole stay: meets you, comes along, speaks with the staff and settles the bills.',
    picture: slugVipHost,
  },
  {
    slug: 'the-levo-yacht',
    name: 'The Levo Yacht',
    subtitle: 'The Levo Yacht, arranged from {city}',
    heading: 'The Levo Yacht, chartered whole',
    title: 'The Levo Yacht',
    description1: `You charter the whole yacht with her crew, for a day or longer.${yachtSentence()}`,
    description2:
      'Ask us where she lies this season, which weeks are free and what they cost. We arrange your way to her from {city}.',
    metaDescription:
      'The Levo Yacht, chartered whole with her crew and arranged from {city}: ask where she lies this season, which weeks are free and the price.',
    picture: slugTheLevoYacht,
  },
]
