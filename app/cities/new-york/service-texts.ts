import type { CityServiceTexts } from '../service-text'

export const serviceTexts: CityServiceTexts = {
  villas: {
    heading: 'Town houses by the month',
    text: 'New York City does not allow a whole home to be let for less than 30 days, so for a shorter stay we propose hotel suites, some with a kitchen. From 30 days on we look for town houses in the West Village or on the Upper East Side. On Long Island each town sets its own minimum, often two weeks; for August there, write in winter.',
  },
  yachts: {
    heading: 'From Chelsea Piers, May to October',
    text: 'Crewed yachts leave from Chelsea Piers on the Hudson for two hours, an evening or a day; the usual round passes the Statue of Liberty and goes up the East River. A boat may carry more than six paying guests only with a Coast Guard certificate, so tell us your number first. For a weekend there are Sag Harbor and Block Island.',
  },
  restaurants: {
    heading: 'Only with the restaurant’s written agreement',
    text: 'In New York State a reservation service may offer a restaurant’s tables only with its written agreement. Where we have none, we say so, and you can book there yourself. Many open their bookings two to four weeks ahead, so send us a second choice as well.',
  },
  'luxury-cars': {
    heading: 'A hundred miles of the Taconic',
    text: 'In Manhattan most streets have a limit of 25 miles an hour, so we arrange the car for the day you drive out. The Taconic State Parkway, closed to lorries, runs about a hundred miles north through the hills east of the Hudson. The leaves there turn in the second half of October.',
  },
  brunches: {
    heading: 'Saturday and Sunday, eleven to four',
    text: 'Brunch in New York is a weekend meal, served from late morning until about four. Many rooms seat a party only when all of it has arrived, so tell us the true number and we time the cars for it. Eleven o’clock is the easiest hour to get; the queues come at noon.',
  },
  'party-calendar': {
    heading: 'Fashion weeks, auctions and gala benefits',
    text: 'Fashion Week comes in February and September, the art fairs in May, the big auctions in May and November, the gala benefits in spring and autumn. Seats at most benefits are sold by the charity itself; the Met Gala is by invitation. On New Year’s Eve Times Square itself is free and sells no tickets; for a view one needs a room or a table above it.',
  },
  'beach-clubs': {
    heading: 'The Atlantic, late May to early September',
    text: 'Most beach clubs near New York admit only members and their guests. What can be booked is a room in Montauk, some 120 miles east, at a hotel on the beach, or a day on Fire Island, where there are hardly any cars and you arrive by ferry.',
  },
  excursions: {
    heading: 'Up the Hudson to Storm King',
    text: 'Storm King Art Center, a little over an hour north, shows large sculpture on five hundred acres of hill and meadow from spring to late autumn. Dia Beacon, on the other bank, is open in winter as well. The leaves in the valley are usually at their best in the second half of October.',
  },
  'private-jets': {
    heading: 'Teterboro, twelve miles from Midtown',
    text: 'Most private flights to Manhattan use Teterboro, across the Hudson in New Jersey. The airport asks pilots not to fly between eleven at night and six in the morning, so for a late landing we look at Newark or JFK. Nantucket is less than an hour away, Miami about three.',
  },
  'car-hire': {
    heading: 'A car for the days outside Manhattan',
    text: 'In Manhattan you hardly need one; for the Hudson Valley or the Hamptons, have the car brought on the morning you leave. Bridges and tunnels take no cash: they read the tag or the number plate, and hire firms add a fee of their own, which you know before you sign.',
  },
  transfers: {
    heading: 'From JFK, Newark, LaGuardia or Teterboro',
    text: 'JFK to Midtown can take forty minutes early in the day and ninety on a wet Friday afternoon. Newark and Teterboro lie across the Hudson in New Jersey; LaGuardia is the nearest to the Upper East Side. Cars for hire in the city are licensed by its Taxi and Limousine Commission.',
  },
  birthdays: {
    heading: 'A private room and its minimum spend',
    text: 'Private rooms in New York are usually let against a minimum spend; sales tax of 8.875 per cent and a service charge are added, and our plan shows all three. Drinks are for guests of 21 and over, and older guests are asked for identification too. Many restaurants charge for a cake from outside, so we ask before we order one.',
  },
  formula1: {
    heading: 'Miami, Austin, Las Vegas or Montreal',
    text: 'The United States has three Grands Prix: Miami in May, Austin in October and Las Vegas in November, where the race is run at night. Montreal is nearest, an hour and a half by air; ask first whether your passport needs an authorisation for Canada.',
  },
  proposals: {
    heading: 'Central Park early, or the harbour late',
    text: 'Two people and a photographer need no permit in Central Park; a party of more than twenty does. The park opens at six in the morning, when Bow Bridge is at its quietest. On the harbour the hour is sunset: half past eight in June, half past four in December.',
  },
  'stag-and-hen-parties': {
    heading: 'A boat first, the bars until four',
    text: 'Bars in the city may serve until four in the morning. Before that there are a boat from Chelsea Piers or the spa on Governors Island, under ten minutes by ferry. Drinking in streets and parks is against the law here, so we book a place for every hour.',
  },
  weddings: {
    heading: 'A licence, then 24 hours',
    text: 'The City Clerk gives a marriage licence to visitors and residents alike; it can be used after 24 hours and for 60 days. You may marry at the Clerk’s office in Worth Street or elsewhere with a registered officiant. For more than twenty guests in Central Park we apply for the permit at least a month ahead.',
  },
  'private-chef': {
    heading: 'From the Greenmarket to your kitchen',
    text: 'The farmers of the Union Square Greenmarket come on Mondays, Wednesdays, Fridays and Saturdays all year, and the cook can shop there. Send us a photograph of your kitchen: in many Manhattan flats it is small, and the menu is planned for it. Hotels rarely admit an outside cook.',
  },
  'health-and-beauty': {
    heading: 'Licensed therapists, in your room',
    text: 'In New York State only a licensed therapist may give massage, and we ask to see the licence before we book. Hair and make-up come to your hotel, if its rules allow. For an afternoon out there are candlelit baths in Tribeca.',
  },
  itineraries: {
    heading: 'By neighbourhood, twenty blocks to a mile',
    text: 'Twenty blocks up or down Manhattan make about a mile, so we group each day by neighbourhood. The Frick is closed on Tuesdays. Tickets to the crown of the Statue of Liberty go months ahead, and its 162 steps have no lift beside them; matinees on Broadway are mostly on Wednesday, Saturday and Sunday.',
  },
  'vip-host': {
    heading: 'Terminals, tips and tax on clothes',
    text: 'The terminals of JFK are separate buildings, so your host goes by the flight number and waits outside customs. In restaurants a tip of about 20 per cent is customary, and for larger parties it may be on the bill already. Clothes and shoes under 110 dollars an item are free of sales tax, which is added at the till to anything dearer.',
  },
}
