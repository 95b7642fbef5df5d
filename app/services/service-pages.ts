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
import { inWords } from '~/site/city-words'
import { facts } from '~/site/facts'
import type { ServicePageSlug } from '~/site/service-page-slugs'

/**
 * The texts and the picture that make the home page a service's own page. All cities show them, so they
 * name no landscape, season or law of one. Every text may hold the token `{city}`, the selected city's name.
 */
export interface ServicePage {
  slug: ServicePageSlug
  name: string
  /** The hero's label. */
  subtitle: string
  /** Heading of the image-scaling section, at most 8 words; none where each city has its own. */
  heading?: string
  /** Label over that heading. */
  title: string
  /** What the service is; none where each city has a text of its own. */
  description1?: string
  /** What we do and what to tell us, true in every city. */
  description2: string
  /** 110 to 155 characters in every city. */
  metaDescription: string
  picture: PictureSource
}

/** What is known of the yacht that carries the name: a fact that nobody has given is left out, and without any the reader is told to ask. */
function yachtSentence(): string {
  const { yachtLength, yachtCabins, yachtCrew, yachtBerth } = facts
  const parts = [
    yachtLength.value && `is ${yachtLength.value} metres long`,
    yachtCabins.value && `has ${yachtCabins.value} cabins for guests`,
    yachtCrew.value && `carries a crew of ${yachtCrew.value}`,
    yachtBerth.value && `lies in ${yachtBerth.value}`,
  ].filter((part) => typeof part === 'string')
  return parts.length === 0
    ? ' Her length, cabins and crew are named on request.'
    : ` She ${inWords(parts)}.`
}

/** The service pages in the order of their addresses (ROUTE-2). */
export const servicePages: readonly ServicePage[] = [
  {
    slug: 'villas',
    name: 'Villas',
    subtitle: 'Villas in {city}',
    title: 'Private homes',
    description2:
      'We propose homes that may lawfully be let for your dates, with the full price and the drawbacks of each, and find a cook and a housekeeper if you like. Tell us your dates, the number of guests and your budget.',
    metaDescription:
      'Private houses in and near {city}, with staff if you like. We propose homes that may lawfully be let for your dates, each with its full price.',
    picture: slugVillas,
  },
  {
    slug: 'yachts',
    name: 'Yachts',
    subtitle: 'Yacht rentals in {city}',
    title: 'Yacht rentals',
    description2:
      'We compare boats with skipper or crew, and you charter from the owner or operator. Tell us the date, the number of guests and where you would like to go; we settle the berth, the menu and the cars to the quay.',
    metaDescription:
      'Yacht rentals in {city}, by the hour or longer, with skipper or crew. We compare boats and arrange berth, menu and transfers.',
    picture: slugYachts,
  },
  {
    slug: 'restaurants',
    name: 'Restaurants',
    subtitle: 'Restaurants in {city}',
    title: 'Restaurants',
    description2:
      'Tell us the evening, the number of guests, and whether you would like a terrace, a quiet corner or a counter. We ask, and tell you what is free; the table is yours once the restaurant has confirmed it.',
    metaDescription:
      'Restaurants in {city}: tell us the evening and the number of guests. We ask the restaurants we work with, and tell you what is free.',
    picture: slugRestaurants,
  },
  {
    slug: 'luxury-cars',
    name: 'Luxury Cars',
    subtitle: 'Luxury cars in {city}',
    title: 'Luxury cars',
    description2:
      'Saloons, sports cars and SUVs, to drive yourself or with a chauffeur, brought to your door and collected there. Tell us your dates, your route and your luggage; the quote lists insurance, mileage and deposit.',
    metaDescription:
      'Luxury cars in {city}, to drive yourself or with a chauffeur, brought to your door. The quote lists insurance, mileage and deposit.',
    picture: slugLuxuryCars,
  },
  {
    slug: 'brunches',
    name: 'Brunches',
    subtitle: 'Brunches in {city}',
    title: 'Brunches',
    description2:
      'Tell us the day, how many you are and whether children are coming. We ask for the table and, if you like, arrange the car.',
    metaDescription:
      'Brunches in {city}, from a café table for two to a private room for twenty. Tell us the day; we ask for the table and arrange the car.',
    picture: slugBrunches,
  },
  {
    slug: 'party-calendar',
    name: 'Party Calendar',
    subtitle: 'The party calendar in {city}',
    title: 'Party calendar',
    description2:
      'Tell us your dates, and we send you what is on, from festivals to club nights. We request the tickets, tables or invitations you choose and arrange the drive there and home; invitations are the host’s to give.',
    metaDescription:
      'The party calendar for {city}: festivals, openings and club nights during your stay. We request tickets or tables and arrange the drive.',
    picture: slugPartyCalendar,
  },
  {
    slug: 'beach-clubs',
    name: 'Beach Clubs',
    subtitle: 'Beach clubs and bathing in {city}',
    title: 'Beach clubs',
    description2:
      'Tell us the day and how many you are. We reserve where places can be reserved, ask for a table at lunch, and arrange the way there and back.',
    metaDescription:
      'Beach clubs and bathing places near {city}: places reserved where that is possible, a table asked for, the way there and back arranged.',
    picture: slugBeachClubs,
  },
  {
    slug: 'excursions',
    name: 'Excursions',
    subtitle: 'Excursions from {city}',
    title: 'Excursions',
    description2:
      'A day out with a guide and, where you need one, a driver. We book tickets and ask for a table at lunch. Tell us how far you would like to go and how much you like to walk.',
    metaDescription:
      'Excursions from {city} with a private guide and driver: a route that suits the season, tickets and boats booked, a table asked for at lunch.',
    picture: slugExcursions,
  },
  {
    slug: 'private-jets',
    name: 'Private Jets',
    subtitle: 'Private jets from {city}',
    title: 'Private jets',
    description2:
      'Licensed carriers operate the flights and contract with you. We compare their quotes; each names the carrier, the type of aircraft and all fees. We also arrange cars, catering and the papers for pets.',
    metaDescription:
      'Private jets to and from {city}: quotes of licensed carriers compared, all fees named, cars and catering arranged. You contract with the carrier.',
    picture: slugPrivateJets,
  },
  {
    slug: 'car-hire',
    name: 'Car Hire',
    subtitle: 'Car hire in {city}',
    title: 'Car hire',
    description2:
      'We compare hire companies and prepare the papers before you fly. Tell us your flight, your luggage and how many child seats you need. You know what insurance, tolls and a second driver cost before you sign.',
    metaDescription:
      'Car hire in {city}: hire companies compared, papers prepared, the car brought to you. Insurance and tolls are named before you sign.',
    picture: slugCarHire,
  },
  {
    slug: 'transfers',
    name: 'Transfers',
    subtitle: 'Transfers in {city}',
    title: 'Transfers',
    description2:
      'A chauffeur follows your flight and meets you at arrivals with your name on a sign. Tell us the flight, the number of guests and the luggage; you receive the driver’s name and number beforehand.',
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
      'A private room, a boat, a garden or your own home, with caterer, music and cake. We plan for any number from six to two hundred.',
    description2:
      'Tell us the date, the number of guests and who must not find out. You get a plan with prices, and we brief the suppliers.',
    metaDescription:
      'Birthdays in {city} for six to two hundred guests: the place, the caterer, the music and the cake, in a plan with prices.',
    picture: slugBirthdays,
  },
  {
    slug: 'formula1',
    name: 'Formula 1',
    subtitle: 'Formula 1 from {city}',
    title: 'Race weekends',
    description2:
      'We arrange grandstand seats or official hospitality, rooms near the circuit and the way there; you contract for each part with its own supplier. Passes are sold by the organiser and can be gone months before the race.',
    metaDescription:
      'Formula 1 weekends from {city}: grandstand seats or official hospitality, hotel rooms near the circuit and the way there, priced part by part.',
    picture: slugFormula1,
  },
  {
    slug: 'proposals',
    name: 'Proposals',
    subtitle: 'Proposals in {city}',
    title: 'Proposals',
    description2:
      'We arrange flowers, music or a photographer, request the permits that the place needs, and plan a second place for bad weather. Tell us the date and the kind of place you have in mind.',
    metaDescription:
      'Marriage proposals in {city}: the place, the hour, flowers and a photographer arranged, permits requested, and a second place for bad weather.',
    picture: slugProposals,
  },
  {
    slug: 'stag-and-hen-parties',
    name: 'Stag and Hen Parties',
    subtitle: 'Stag and hen parties in {city}',
    title: 'Stag and hen parties',
    description2:
      'Boats, spas, dinners and clubs for six to forty guests. Tell us the dates, the budget for each guest and what the bride or groom would not enjoy. You get a plan with a price per person.',
    metaDescription:
      'Stag and hen parties in {city} for six to forty guests: boats, spas, dinners and clubs, in one plan with a price per person, and cars home.',
    picture: slugStagAndHenParties,
  },
  {
    slug: 'weddings',
    name: 'Weddings',
    subtitle: 'Weddings in {city}',
    title: 'Weddings',
    description2:
      'We arrange the place, flowers, music, and rooms and transport for your guests, and tell you which papers the law asks for. Honeymoon packages are booked part by part, each with its own supplier.',
    metaDescription:
      'Weddings in {city}: the place, the papers that the law asks for, flowers, music and guests’ rooms, and honeymoon packages for the days after.',
    picture: slugWeddings,
  },
  {
    slug: 'private-chef',
    name: 'Private Chef',
    subtitle: 'A private chef in {city}',
    title: 'Private chef',
    description2:
      'The chef agrees the menu with you, asks about allergies, shops, cooks, serves and leaves the kitchen clean. Tell us the days, the number of guests and the kind of cooking you like.',
    metaDescription:
      'A private chef in {city} for one dinner or the whole stay: the menu agreed with you, shopping, cooking, service and a clean kitchen.',
    picture: slugPrivateChef,
  },
  {
    slug: 'health-and-beauty',
    name: 'Health and Beauty',
    subtitle: 'Health and beauty in {city}',
    title: 'Health and beauty',
    description2:
      'Massage, hair, make-up and personal training where you are staying, or appointments in spas and clinics. Tell us the day and the treatment; medical details are for the practitioner alone.',
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
      'When you have agreed, we make the reservations, each with its own supplier. If a flight is late or your plans change, we move them where the supplier allows it.',
    metaDescription:
      'Itinerary planning for {city}: one page for each day, with reservations, guides and drivers, and changes where the supplier allows them.',
    picture: slugItineraries,
  },
  {
    slug: 'vip-host',
    name: 'VIP Host',
    subtitle: 'A VIP host in {city}',
    heading: 'A host who stays with you',
    title: 'VIP host',
    description1:
      'A host meets you, comes along to restaurants, events or shops, speaks with the staff and looks after times, tables and cars. For one evening or the whole stay.',
    description2:
      'Tell us the dates, the languages and what you have planned. You learn the host’s name and the price before you decide.',
    metaDescription:
      'A VIP host in {city} for an evening or the whole stay: meets you, comes along, speaks with the staff, and looks after times, tables and cars.',
    picture: slugVipHost,
  },
  {
    slug: 'the-levo-yacht',
    name: 'The Levo Yacht',
    subtitle: 'The Levo Yacht, arranged from {city}',
    heading: 'The Levo Yacht, chartered whole',
    title: 'The Levo Yacht',
    description1: `You charter the whole yacht with her crew, for a day or longer, from her owner or operator and under a contract of its own.${yachtSentence()}`,
    description2:
      'Tell us your dates and the number of guests. We find out where she lies and whether she is free; the proposal names the price and your way to her from {city}.',
    metaDescription:
      'The Levo Yacht, chartered whole with her crew and arranged from {city}: ask where she lies this season, which dates are free and the price.',
    picture: slugTheLevoYacht,
  },
]
