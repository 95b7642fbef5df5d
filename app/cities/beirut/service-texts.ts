import type { CityServiceTexts } from '../service-text'

export const serviceTexts: CityServiceTexts = {
  villas: {
    heading: 'A house with arches, or a chalet',
    text: 'Old Beirut houses have a central hall and three arches on the sea side; in the mountains there are villas in Broummana for the summer and chalets in Faraya and Faqra for the snow. The state’s electricity comes for part of the day, so we ask about generator, solar panels and water first. July and August are taken early.',
  },
  yachts: {
    heading: 'Zaitunay Bay to Byblos and back',
    text: 'Motor yachts lie at Zaitunay Bay, in the middle of the city, and at Dbayeh, a short drive north. The usual day goes along the coast to Byblos, with a swim on the way, from May to October. Sea and security can both keep a boat in harbour, so we agree the cancellation terms beforehand.',
  },
  restaurants: {
    heading: 'Late dinners and long Sunday lunches',
    text: 'In Beirut a restaurant fills from nine or ten, and Sunday lunch in the mountains lasts until evening. We ask for tables in Gemmayzeh, Mar Mikhael and Badaro, for fish in Byblos and for mezze in the hills. The bill is usually in US dollars; some places take cash only.',
  },
  'luxury-cars': {
    heading: 'By day to Harissa and the coast',
    text: 'From Jounieh the road climbs in bends to Harissa, some 650 metres above the bay. Mountain roads are narrow and badly lit, so we suggest you drive by day and are driven at night. In the city a valet takes the car almost everywhere.',
  },
  brunches: {
    heading: 'Man’oushe, labneh and a long table',
    text: 'Breakfast in Lebanon is man’oushe from the oven; at weekends it becomes a brunch of labneh, eggs, olives and bread, on a terrace in Achrafieh or by the sea. On Sundays the family lunch takes its place from about two. We ask for a table for two people or for three generations.',
  },
  'party-calendar': {
    heading: 'Street bands in June, festivals after',
    text: 'The Fête de la Musique puts bands in the streets on 21 June; Byblos and Beiteddine hold their festivals in July and August, and Al Bustan its concerts in February and March. Programmes are announced late, and some years they are called off. We tell you what is certain, and who sells the seats.',
  },
  'beach-clubs': {
    heading: 'Rocks in town, sand at Batroun',
    text: 'In Beirut itself you swim off rocks and concrete decks below the Corniche; the sand is at Byblos and Batroun, up to an hour north. Lebanon’s research council reports every summer where the sea is clean, and we look before we book. The clubs are fullest on Sundays.',
  },
  excursions: {
    heading: 'Byblos, Beiteddine and the cedars',
    text: 'Byblos is forty kilometres away, the palace of Beiteddine about forty-five, the old cedars above Bcharré some two and a half hours by car. For Baalbek and the Bekaa, read your government’s travel advice first: we arrange a visit only when it allows one.',
  },
  'private-jets': {
    heading: 'To Beirut, or across to Larnaca',
    text: 'Beirut airport is nine kilometres south of the centre, and Larnaca in Cyprus is under an hour away. Airspace rules here can change from one day to the next. We therefore ask licensed operators for clear cancellation terms and a second date.',
  },
  'car-hire': {
    heading: 'A car, or a car with driver',
    text: 'Most visitors take a driver: traffic is dense, few people use street names, and at army checkpoints you show passport and car papers. If you would rather drive, keep to daylight on the mountain roads; in January the car needs snow chains there.',
  },
  transfers: {
    heading: 'Nine kilometres from the airport',
    text: 'From the airport to the centre it is twenty minutes at night and far more at rush hour. Flights change at short notice, so give us the flight number rather than the hour. For weddings there are minibuses between Beirut, Jounieh and the mountain.',
  },
  birthdays: {
    heading: 'A garden in the hills, without a tent',
    text: 'From June to August it hardly ever rains, so a summer party in a garden needs no tent. In August the coast is above 30 degrees and humid, and we suggest Broummana, some 750 metres up. Relatives abroad come home in August and at Christmas: the family is complete then, and rooms for guests are scarcest.',
  },
  formula1: {
    heading: 'Monza in September, Abu Dhabi in December',
    text: 'There is no Grand Prix in Lebanon. The season ends in Abu Dhabi in early December; Monza comes in September, and either is about four hours by air. For Monza you stay in Milan, less than an hour from the circuit; in Abu Dhabi on Yas Island itself, if you ask early.',
  },
  proposals: {
    heading: 'Raouché at sunset, in any month',
    text: 'Raouché faces west, so the sun sets into the sea all year: at ten to eight in late June, half past four in December. A small boat needs a calm day; a terrace above the rocks does not. For winter rain we look for a room with arches, indoors.',
  },
  'stag-and-hen-parties': {
    heading: 'Batroun by day, Mar Mikhael by night',
    text: 'Batroun, an hour up the coast, has beaches, bars and a sea wall left by the Phoenicians. In Beirut the bars of Mar Mikhael and Badaro stay open late. We book a boat for the afternoon and drivers for everyone on the way back, and ask for the tables.',
  },
  weddings: {
    heading: 'Religious ceremonies here, civil ones in Cyprus',
    text: 'Lebanon has no civil marriage: couples marry before one of its recognised religious communities, which set their own conditions, or fly to Cyprus for a civil ceremony that Lebanon recognises. Most weddings fall between June and September. For a Saturday in the hills, ask a year ahead.',
  },
  'private-chef': {
    heading: 'A cook for one dinner, or July',
    text: 'A cook comes to your own house, a rented one or your family’s, for a dinner or for the whole summer. Souk el Tayeb, the farmers’ market, is held on Saturdays, and fish is bought on the day. Mezze for twelve takes the cook a day to prepare, so for tomorrow it is usually too late.',
  },
  'health-and-beauty': {
    heading: 'Booked around the wedding Saturdays',
    text: 'From June to September hairdressers and make-up artists are busy with weddings every weekend, so for a Saturday ask us a month ahead. They come to the house or the hotel. For a doctor or a dentist we give you the names of registered practices, and you decide.',
  },
  itineraries: {
    heading: 'Two Easters and one coast road',
    text: 'Lebanon keeps the feasts of Christians and Muslims, Easter by both calendars among them, so we look up what is shut on your dates. The National Museum is closed on Mondays. The coast road through Jounieh is slow on summer weekends, most of all back into town on Sunday evening, so we place Byblos on a weekday.',
  },
  'vip-host': {
    heading: 'Arabic, French, English and two currencies',
    text: 'Beirut airport has one terminal; your host waits after customs, in a hall that is crowded in summer. Arabic, French and English are spoken in the city: tell us which you need. A bill paid in dollars may bring change in Lebanese pounds, and soldiers and checkpoints may not be photographed; the host tells you in time.',
  },
}
