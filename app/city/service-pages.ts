/** What each service page says for itself; the rest of it is the home page (spec 2.1). */
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

/** The service pages in the order of their addresses (spec 2.1). */
export const servicePages: readonly ServicePage[] = [
  {
    slug: 'villas',
    name: 'Villas',
    subtitle: 'Villas in {city}',
    heading: 'A key, and nobody at the desk',
    title: 'Private houses',
    description1:
      'A house with its pool warm, its kitchen stocked and its staff introduced by name. We walk through a house before we propose it.',
    description2:
      'Tell us how many of you there are and what you want to hear in the morning. Three houses follow, with their faults as well as their views.',
    metaDescription:
      'Private villas in {city} with pool, kitchen and staff: three houses proposed to your wishes, opened and aired before you arrive.',
    picture: slugVillas,
  },
  {
    slug: 'yachts',
    name: 'Yachts',
    subtitle: 'Yacht rentals in {city}',
    heading: 'Twelve aboard by Friday',
    title: 'Yacht rentals',
    description1:
      'A boat for an afternoon, a week or the season, with a captain who knows where the water is quiet. Motor or sail, lake or sea.',
    description2:
      'We settle the berth, the menu and the guests’ cars, so that you only have to step over the rail.',
    metaDescription:
      'Yacht rentals in {city} by the hour, day or season, with captain, crew and galley. The berth, the menu and the cars are settled for you.',
    picture: slugYachts,
  },
  {
    slug: 'restaurants',
    name: 'Restaurants',
    subtitle: 'Restaurants in {city}',
    heading: 'A table, though the book is full',
    title: 'At table',
    description1:
      'The corner, the terrace, the counter with six seats. We ask the person who keeps the book, and we say who is coming and what they do not eat.',
    description2:
      'Plans change at seven. Write to us then as well: one table is given back and another found.',
    metaDescription:
      'Restaurant reservations in {city}: the corner table, the chef’s counter, the terrace at eight, booked by people who know the door.',
    picture: slugRestaurants,
  },
  {
    slug: 'luxury-cars',
    name: 'Luxury Cars',
    subtitle: 'Luxury cars in {city}',
    heading: 'The right car, already warm',
    title: 'At the wheel',
    description1:
      'A saloon for the ministry, an open two-seater for the coast road, a tall one for the snow. Each is washed, fuelled and brought to your steps.',
    description2:
      'Drive it yourself or sit behind someone who knows the road. At the end, leave the key where we agreed.',
    metaDescription:
      'Luxury cars in {city}, brought to your door washed and fuelled: saloons, open two-seaters and tall ones for snow, with or without a driver.',
    picture: slugLuxuryCars,
  },
  {
    slug: 'brunches',
    name: 'Brunches',
    subtitle: 'Brunches in {city}',
    heading: 'A late morning, and no clock',
    title: 'Brunches',
    description1:
      'Eggs at noon, oysters at one, the papers in between. We know which rooms are kind to children and which are kind to the night before.',
    description2:
      'For two at a window or for twenty in a garden: the table is held until you are truly awake.',
    metaDescription:
      'Brunches in {city}, from a window for two to a garden for twenty. We book the table, the car and the hour, and move it when you oversleep.',
    picture: slugBrunches,
  },
  {
    slug: 'party-calendar',
    name: 'Party Calendar',
    subtitle: 'The party calendar in {city}',
    heading: 'What is on, and who is going',
    title: 'The calendar',
    description1:
      'Openings, regattas, fashion weeks, the birthday everybody denies. We keep the dates for {city} and know which need a letter and which a name.',
    description2:
      'Choose two or three. The invitations, the car and the way home are then our affair.',
    metaDescription:
      'The party calendar for {city}: openings, galas and private nights worth an evening, with the invitations and the way home arranged for you.',
    picture: slugPartyCalendar,
  },
  {
    slug: 'beach-clubs',
    name: 'Beach Clubs',
    subtitle: 'Beach clubs near {city}',
    heading: 'Two loungers, front row, in the shade',
    title: 'At the water’s edge',
    description1:
      'A daybed where the water starts, towels that stay dry, lunch brought without a queue. Sea, lake or fjord: every shore has its good hour.',
    description2:
      'We reserve the row, not just the club, and tell you when the wind turns and the place is no longer worth it.',
    metaDescription:
      'Beach clubs and bathing places near {city}: the front row reserved, lunch on the sand or the pier, a boat or a car for the way back.',
    picture: slugBeachClubs,
  },
  {
    slug: 'excursions',
    name: 'Excursions',
    subtitle: 'Excursions from {city}',
    heading: 'A day out of town',
    title: 'Excursions',
    description1:
      'Snow, sand, vineyards, ruins: most cities keep something remarkable an hour or two away. We choose the road, the guide and the place for lunch.',
    description2:
      'You leave when you have slept and are back before the lamps are lit. A helicopter, where the road is dull.',
    metaDescription:
      'Excursions from {city} with a private guide and driver: mountains, coast, vineyards and ruins, with lunch booked and home before dark.',
    picture: slugExcursions,
  },
  {
    slug: 'private-jets',
    name: 'Private Jets',
    subtitle: 'Private jets from {city}',
    heading: 'Wheels up when you are ready',
    title: 'Private jets',
    description1:
      'A light jet for two or a long-range cabin for fourteen, quoted with the fees in. We compare operators and give you the tail number and the crew.',
    description2:
      'Your car drives to the steps where the airport allows it. Papers, pets and dinner are on board before you are.',
    metaDescription:
      'Private jet charter to and from {city}: licensed operators compared, fees included, the car at the steps, dinner and papers on board.',
    picture: slugPrivateJets,
  },
  {
    slug: 'car-hire',
    name: 'Car Hire',
    subtitle: 'Car hire in {city}',
    heading: 'A key at the airport, no counter',
    title: 'Car hire',
    description1:
      'A sensible car for a week, or a large one for five suitcases and two children’s seats. The contract is signed before you fly.',
    description2:
      'Somebody waits with the key in arrivals. Tolls, parking and the second driver are already in the price you were told.',
    metaDescription:
      'Car hire in {city} without the counter: papers signed before you fly, the key handed over in arrivals, tolls and child seats included.',
    picture: slugCarHire,
  },
  {
    slug: 'transfers',
    name: 'Transfers',
    subtitle: 'Transfers in {city}',
    heading: 'Met by name, at any hour',
    title: 'Transfers',
    description1:
      'The driver follows your flight, not the timetable. He knows the side entrance of the hotel, and he does not talk unless you do.',
    description2:
      'One person or forty, from the aircraft to the room: the luggage goes ahead and is there first.',
    metaDescription:
      'Airport and hotel transfers in {city}: a chauffeur who follows your flight, cars for one guest or forty, luggage sent on ahead of you.',
    picture: slugTransfers,
  },
  {
    slug: 'birthdays',
    name: 'Birthdays',
    subtitle: 'Birthdays in {city}',
    heading: 'Candles, and nobody guessed',
    title: 'Birthdays',
    description1:
      'A long table, a band that knows the song, the friend flown in from another continent and hidden until the cake.',
    description2:
      'Give us the date, the number and one secret. We write the list, keep it quiet and pay the florist.',
    metaDescription:
      'Birthdays in {city} planned in confidence: the room, the band, the cake and the friend flown in from abroad, from six guests to two hundred.',
    picture: slugBirthdays,
  },
  {
    slug: 'formula1',
    name: 'Formula 1',
    subtitle: 'Formula 1 from {city}',
    heading: 'The paddock side of the fence',
    title: 'Race weekends',
    description1:
      'Seats above the pit lane, a terrace on the last corner, or a deck in the harbour where the circuit has one. We know which view is worth the noise.',
    description2:
      'The flight, the rooms and the helicopter over the traffic come with the pass. So do earplugs.',
    metaDescription:
      'Formula 1 weekends from {city}: paddock and grandstand hospitality, rooms near the circuit, flights and the helicopter over the traffic.',
    picture: slugFormula1,
  },
  {
    slug: 'proposals',
    name: 'Proposals',
    subtitle: 'Proposals in {city}',
    heading: 'One question, well lit',
    title: 'Proposals',
    description1:
      'A jetty with two lanterns, a terrace emptied for ten minutes, a photographer you will not see. We walk the way beforehand, at the same hour.',
    description2:
      'The ring waits in our safe until the evening. If it rains there is a second place, and it is as good.',
    metaDescription:
      'Marriage proposals in {city}: the place, the light and the hidden photographer prepared, the ring kept safe, a second plan for rain.',
    picture: slugProposals,
  },
  {
    slug: 'stag-and-hen-parties',
    name: 'Stag and Hen Parties',
    subtitle: 'Stag and hen parties in {city}',
    heading: 'The last weekend, with alibi',
    title: 'Stag and hen parties',
    description1:
      'Karts in the morning, a boat after lunch, a table by the music. Everyone pays the same share, and the one who marries pays nothing.',
    description2:
      'We mind the clock, the cars and the one who always gets lost. Monday’s meetings are safe.',
    metaDescription:
      'Stag and hen parties in {city} for six to forty: boats, karts, spas, tables by the music, one bill in equal shares and cars for all.',
    picture: slugStagAndHenParties,
  },
  {
    slug: 'weddings',
    name: 'Weddings',
    subtitle: 'Weddings in {city}',
    heading: 'Two families, one quiet plan',
    title: 'Weddings',
    description1:
      'The permit, the priest or the registrar, the dress through customs, the aunt who must not sit beside the other. We have a list for each.',
    description2:
      'When the last guest has gone, the honeymoon package begins: the car, the flight, the room with its shutters closed.',
    metaDescription:
      'Weddings in {city} from permit to last dance, with flowers, rooms and guests’ travel in one hand, and honeymoon packages for the day after.',
    picture: slugWeddings,
  },
  {
    slug: 'private-chef',
    name: 'Private Chef',
    subtitle: 'A private chef in {city}',
    heading: 'Dinner in, cooked by someone good',
    title: 'Private chef',
    description1:
      'A chef who goes to market in the morning and into your kitchen by five. Four courses for two, or a buffet for the whole house.',
    description2:
      'Allergies, fasts and children’s opinions are asked about first. The kitchen is left cleaner than it was.',
    metaDescription:
      'A private chef in {city} for one dinner or the whole stay: menus to your taste and diet, market shopping, service, and a clean kitchen.',
    picture: slugPrivateChef,
  },
  {
    slug: 'health-and-beauty',
    name: 'Health and Beauty',
    subtitle: 'Health and beauty in {city}',
    heading: 'An hour that belongs to you',
    title: 'Health and beauty',
    description1:
      'A masseuse who comes to the room, a hairdresser at six before the gala, a dentist on a Sunday. All of them are qualified, and none of them tells.',
    description2:
      'For longer repairs we book the clinic or the retreat, and sit in the waiting room if you would like company.',
    metaDescription:
      'Health and beauty in {city}: massage, hair and make-up in your room, trainers, clinics and retreats, booked quietly at the hour you name.',
    picture: slugHealthAndBeauty,
  },
  {
    slug: 'itineraries',
    name: 'Itineraries',
    subtitle: 'Itineraries for {city}',
    heading: 'Three days, drawn by hand',
    title: 'Itinerary planning',
    description1:
      'One page for each day: where to be, who meets you, what to wear. There is room in it for a nap and for a change of heart.',
    description2:
      'We plan it with you, book it all and follow it from our desk, so that a late flight moves the dinner and not your temper.',
    metaDescription:
      'Itinerary planning for {city}: each day on one page with tables, tickets and drivers booked, followed by our desk and changed as you go.',
    picture: slugItineraries,
  },
  {
    slug: 'vip-host',
    name: 'VIP Host',
    subtitle: 'A VIP host in {city}',
    heading: 'Someone known at every door',
    title: 'Your host',
    description1:
      'Your host meets you in the lobby, knows the room you are going to and stands far enough away. One evening, or every evening of your stay.',
    description2:
      'The host pays, thanks, remembers the coats and reads the room. In the morning there is one bill.',
    metaDescription:
      'A VIP host in {city} for an evening or the whole stay: known at the doors, discreet at the table, with one bill for you in the morning.',
    picture: slugVipHost,
  },
  {
    slug: 'the-levo-yacht',
    name: 'The Levo Yacht',
    subtitle: 'The Levo Yacht, arranged from {city}',
    heading: 'At anchor, under our own name',
    title: 'The Levo Yacht',
    description1:
      'One yacht carries our name, and the same desk looks after her. You have her whole: the decks, the tender, the cook.',
    description2:
      'Ask us where she lies this season and which weeks are free. We bring you to her, wherever you start.',
    metaDescription:
      'The Levo Yacht, chartered whole with crew and cook through our desk in {city}: ask where she lies this season and which weeks are free.',
    picture: slugTheLevoYacht,
  },
]
