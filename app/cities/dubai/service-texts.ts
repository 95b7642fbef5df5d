import type { CityServiceTexts } from '../service-text'

/** Dubai's own texts of the service pages. */
export const serviceTexts: CityServiceTexts = {
  villas: {
    heading: 'On the Palm, with a holiday permit',
    text: 'Houses with a beach of their own stand on the fronds of Palm Jumeirah; Emirates Hills has larger gardens around a golf course. A holiday home in Dubai needs a permit from the Department of Economy and Tourism, and we propose only homes that have one. In summer the same house usually costs less than in January.',
  },
  yachts: {
    heading: 'From Dubai Harbour or the Marina',
    text: 'Most charters start at Dubai Harbour or Dubai Marina and come with captain and crew. Three hours are enough for the Palm, the Burj Al Arab and a swim. From November to April the sunset hours are booked first; in July and August we suggest leaving at sunrise.',
  },
  restaurants: {
    heading: 'Downtown, DIFC and the Jumeirah coast',
    text: 'DIFC is for business lunches and late dinners, Downtown for terraces below the Burj Khalifa, the Jumeirah coast for tables by the sea. Many ask for a deposit and have a dress code, and you hear of both before you decide. In Ramadan many serve iftar from sunset and open again later in the night.',
  },
  'luxury-cars': {
    heading: 'A day’s drive into the Hajar mountains',
    text: 'Sheikh Zayed Road is straight and busy; for bends, drive to Hatta, about an hour and a half across the desert into the Hajar mountains. Hire firms ask for a deposit and, for sports cars, usually a driver of 25 or over. In July and August it is above 40 degrees at noon, and we advise against an open car.',
  },
  brunches: {
    heading: 'Saturday, from about one to four',
    text: 'A Dubai brunch is a set price for food and drinks at a hotel, on Saturday more often than on Friday since the weekend moved in 2022. There is a price with alcohol, served from the age of 21, and a lower one without. In Ramadan many hotels change or pause their brunch, so tell us the date first.',
  },
  'party-calendar': {
    heading: 'From Design Week to the World Cup',
    text: 'Design Week is in November, the rugby Sevens at the turn of November to December, the Dubai World Cup at Meydan usually on the last Saturday of March. On 31 December the roads around the Burj Khalifa close in the afternoon, so for the fireworks we look for a room or a table you can reach on foot.',
  },
  'beach-clubs': {
    heading: 'Loungers on the Palm and in Jumeirah',
    text: 'Most beach clubs are on the west side of Palm Jumeirah and along the Jumeirah coast. They let loungers and cabanas by the day, often with part of the price to spend on food, and Fridays to Sundays are booked first. In July and August the sea is above 30 degrees, and a club with a chilled pool is the better choice.',
  },
  excursions: {
    heading: 'Dunes, mountains and the other coast',
    text: 'The dunes begin within an hour of Downtown, the reservoir at Hatta is about an hour and a half away, and Fujairah on the Gulf of Oman under two. We book desert guides with a licence and a car for your party alone. Balloons and the kayaks at Hatta are for the cooler half of the year.',
  },
  'private-jets': {
    heading: 'From Al Maktoum International',
    text: 'Most private flights use Al Maktoum International, about forty-five minutes by car from Downtown, because slots at Dubai International are scarce. The Maldives are about four hours away, Zurich about seven. For Abu Dhabi there is Al Bateen, an airport for private aircraft close to the city.',
  },
  'car-hire': {
    heading: 'Your licence, your age and Salik',
    text: 'Visitors from many countries may hire a car on the licence they have; others need an international permit, and we tell you which applies. Most firms ask for a driver of at least 21. The Salik road tolls have no barriers: a car is charged as it passes, and we tell you beforehand how the firm charges them.',
  },
  transfers: {
    heading: 'From the aircraft door to the car',
    text: 'At Dubai International an airport agent can be booked to meet you at the aircraft and take you through passport control. Outside the rush hours Downtown is about twenty minutes from Terminal 3 and the Palm about thirty-five. From the airport of Abu Dhabi it takes a little over an hour.',
  },
  birthdays: {
    heading: 'A dhow on the Creek, or at home',
    text: 'A wooden dhow on the Creek can be hired whole, with dinner on deck. For a party in a private house, alcohol is sold only to holders of a Dubai liquor licence; hotels have their own. From 15 June to 15 September the law stops outdoor work in the sun from half past twelve to three, so a garden is set up in the morning.',
  },
  formula1: {
    heading: 'The season ends in Abu Dhabi',
    text: 'The Abu Dhabi Grand Prix closes the season at Yas Marina in early December, a little over an hour by car from Dubai. Besides the grandstands there are yachts berthed beside the track, and concerts after the race for ticket holders. Rooms on Yas Island go first; if they are gone, you stay in Dubai.',
  },
  proposals: {
    heading: 'Dunes, water or a high floor',
    text: 'In December the sun sets at half past five, so a question asked at sunset leaves the whole evening for dinner. We arrange a table among the dunes, a boat off the Palm or a private room high above Downtown. For pictures by drone a permit is needed, which takes time; without one the photographer works from the ground.',
  },
  'stag-and-hen-parties': {
    heading: 'What is allowed, and from what age',
    text: 'Alcohol is served from the age of 21 in licensed places, and being drunk in the street is an offence: the group should know before it flies. A full day could be dune buggies in the morning, a boat from the Marina in the afternoon and a table by the music at night. You get the price for each person, with the cars.',
  },
  weddings: {
    heading: 'Papers in Abu Dhabi, party in Dubai',
    text: 'Visitors who are not Muslim can marry at the civil family court in Abu Dhabi without living in the country; in Dubai at least one of you usually has to be a resident. The celebration can be where you like, outdoors from November to April. Ask us for the list of papers before you book flights, because rules change.',
  },
  'private-chef': {
    heading: 'Fish from Deira, iftar at home',
    text: 'The cook can buy fish in the morning at the Waterfront Market in Deira and serve it in your villa the same evening. In Ramadan we plan iftar for the minute of sunset and suhoor for late at night. In a serviced flat the building may have to agree to a cook from outside, and we ask first.',
  },
  'health-and-beauty': {
    heading: 'Licensed clinics, hammams, hair at home',
    text: 'Doctors and clinics in Dubai hold a licence from the Dubai Health Authority, and for medical treatment we propose no others. For massage there are the hammams of the large hotels; for hair and make-up, licensed firms that come to your room. Tell us the hour you have to leave for the evening, and we set the appointments before it.',
  },
  itineraries: {
    heading: 'Souks, Abu Dhabi and the right hour',
    text: 'Many shops in the souks of Deira close from one to four, so we go in the morning or at dusk. In Abu Dhabi, about an hour and a half by car, the Louvre is closed on Mondays and the Sheikh Zayed Grand Mosque admits no visitors around the Friday prayer. At the Burj Khalifa the hours at sunset cost more than the morning.',
  },
  'vip-host': {
    heading: 'From arrivals to the Dubai Mall',
    text: 'Your host waits in the arrivals hall, speaks Arabic for you where it helps, and knows the way in the Dubai Mall, which has more than 1,200 shops. Visitors can reclaim VAT on purchases from 250 dirhams; the goods may be inspected at the airport, so the host allows time before the suitcases are checked in. For the sights we book a guide with a Dubai licence.',
  },
}
