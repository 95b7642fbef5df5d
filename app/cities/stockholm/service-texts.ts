import type { CityServiceTexts } from '../service-text'

export const serviceTexts: CityServiceTexts = {
  villas: {
    heading: 'A house with a jetty, by the week',
    text: 'From Midsummer to mid-August, when the schools are closed, houses in the archipelago are mostly let by the week. Many have a sauna and a jetty, and some can be reached only by boat. Write in winter for the summer; from October we would look for a flat in Östermalm instead.',
  },
  yachts: {
    heading: 'Thirty thousand islands, May to September',
    text: 'Yachts with a skipper leave from Strandvägen or Saltsjöbaden. By Sweden’s right of public access a boat may lie for a night off most shores that are neither a garden nor a protected area, so the anchorage is chosen that evening. The water is warmest from mid-July to mid-August.',
  },
  restaurants: {
    heading: 'Dinner at seven, holidays in July',
    text: 'Many of Stockholm’s best kitchens close for some weeks in July. Tasting menus are often sold like tickets, one to three months ahead and paid in advance. People dine early here: seven is usual, and the last order is often before ten.',
  },
  'luxury-cars': {
    heading: 'By the free ferries to the islands',
    text: 'Yellow road ferries take cars to Rindö and Ljusterö free of charge, so a day’s drive can reach the archipelago. The limit for alcohol is 0.2 per mille, and it is enforced. For an evening with wine we book a driver as well.',
  },
  brunches: {
    heading: 'Weekend brunch, and the Christmas table',
    text: 'Hotels by the water serve brunch on Saturdays and Sundays from about eleven. From late November until Christmas the julbord takes over: herring first, then salmon, ham and the hot dishes. The good ones are booked out weeks ahead.',
  },
  'party-calendar': {
    heading: 'Midsummer, crayfish, Nobel and Lucia',
    text: 'Midsummer Eve is a Friday between 19 and 25 June, crayfish parties fill August, and the film festival is in November. The Nobel banquet on 10 December is by invitation and cannot be bought. For the Lucia concerts around 13 December we ask for seats as soon as they go on sale.',
  },
  'beach-clubs': {
    heading: 'Jetties in town, sand on Sandön',
    text: 'In town you swim from rocks and jetties; Långholmen, beside Södermalm, has a small beach that is free to all. For a pool and a bar by the water there are hotels on Lidingö. The long sands of Trouville lie on Sandön, the island of Sandhamn, and the sea is about eighteen degrees in July.',
  },
  excursions: {
    heading: 'Drottningholm, Birka, Uppsala, or the ice',
    text: 'In the warm months boats go from the City Hall to Drottningholm Palace in under an hour and to the Viking town of Birka in about two. Uppsala and its cathedral are seventy kilometres north. In cold winters guides lead skating tours on lakes and bays, on whichever ice is safe that day.',
  },
  'private-jets': {
    heading: 'Arlanda, forty kilometres north',
    text: 'We ask for quotes to Arlanda, some forty minutes from the city by car. Bromma is nearer, but its future is not decided, so we propose it only where the carrier confirms it. Kiruna, beyond the Arctic Circle, is about an hour and a half away.',
  },
  'car-hire': {
    heading: 'Winter tyres, road charge, elk at dusk',
    text: 'From December to March the law requires winter tyres when roads are icy or snowy, and hire cars have them. Stockholm’s congestion charge is read from the number plate on weekdays; before you sign you learn what the hire firm adds to it. On forest roads look out for elk at dusk.',
  },
  transfers: {
    heading: 'A fixed price from Arlanda',
    text: 'Taxi fares in Sweden are not regulated, so we agree the price before the car sets off. Arlanda is forty kilometres away, about forty minutes; the airport train takes eighteen. For Sandhamn a car brings you to Stavsnäs and a boat meets it there.',
  },
  birthdays: {
    heading: 'A song at breakfast, a steamer at night',
    text: 'In Sweden a birthday begins in bed: the family comes in singing, with coffee and cake, and a hotel kitchen needs to know the evening before. In the warm months steamers built around 1900 can be hired whole for an evening. Swedish guests arrive on the minute, so everything is ready by then.',
  },
  formula1: {
    heading: 'Silverstone and Budapest, both in July',
    text: 'Sweden has no Grand Prix. Silverstone in early July and the Hungaroring near Budapest later that month are each about two and a half hours away by air. Both fall in the Swedish holidays, so ask by spring.',
  },
  proposals: {
    heading: 'Monteliusvägen, across from the City Hall',
    text: 'The path of Monteliusvägen on Södermalm looks over Riddarfjärden to the City Hall. In late June the sun sets after ten and in December before three, so we settle the date first and the hour after it. The path is public; for a place of your own there is a boat with a cabin, which also serves for rain.',
  },
  'stag-and-hen-parties': {
    heading: 'A sauna boat and an early dinner',
    text: 'Swedes call it svensexa or möhippa, and most of it happens by day. From May to September a boat with a sauna takes the party out to swim; in winter there is a sauna ashore and, when it is cold enough, a hole in the ice. Bars often close at one and clubs at three, so dinner is early.',
  },
  weddings: {
    heading: 'A civil ceremony in the City Hall',
    text: 'The Swedish Tax Agency first checks that nothing stands in the way of a marriage; its certificate is valid for four months, and visitors should allow weeks to get one. Civil ceremonies are held in the City Hall itself. For the party there are the oaks of Djurgården, or an island between June and August.',
  },
  'private-chef': {
    heading: 'Wine before three on Saturday',
    text: 'Wine comes from the state shops, which close at three on Saturdays and stay shut on Sundays, so the cook’s list is bought before that. In August the menu may be crayfish, in December a small julbord. For an island, everything travels on the boat.',
  },
  'health-and-beauty': {
    heading: 'Sauna first, cold water after',
    text: 'At Hellasgården, by a lake in Nacka, there is a sauna with a jetty and, in winter, a hole in the ice; at Hasseludden Japanese-style baths overlook the sea lane into Stockholm. Either is about half an hour from the centre. We book both, as well as massage and hair in your room.',
  },
  itineraries: {
    heading: 'Eves, Mondays and the Djurgården ferry',
    text: 'Swedes celebrate on the eve: on Christmas Eve and Midsummer Eve most museums and shops are shut. Moderna Museet and the Nationalmuseum are closed on Mondays; the Vasa Museum is open then. From Slussen the ferry crosses to Djurgården in about ten minutes, which is quicker than driving round.',
  },
  'vip-host': {
    heading: 'Cards only, first names, age at the door',
    text: 'Most flights from abroad use Terminal 5 at Arlanda, where your host waits after customs. Many shops, cafés and bars take cards only, and almost everyone goes by the first name. Bars may serve from 18, but clubs often set an age limit of their own, up to 25 at weekends, and the host asks before you go.',
  },
}
