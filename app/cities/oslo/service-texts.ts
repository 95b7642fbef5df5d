import type { CityServiceTexts } from '../service-text'

/** Oslo's own texts of the service pages. */
export const serviceTexts: CityServiceTexts = {
  villas: {
    heading: 'By the forest, the fjord or the slopes',
    text: 'The large timber houses are at Holmenkollen and Voksenkollen, close to the ski tracks, and on Bygdøy, close to the water. Few are let for short stays, so we need some weeks to ask. Cabins at Norefjell, an hour and a half by car, are taken first at Easter and in the February school holiday.',
  },
  yachts: {
    heading: 'The Oslofjord, from May to September',
    text: 'Boats with a skipper leave from Aker Brygge. An afternoon is enough for Hovedøya and a swim among the inner islands; a day reaches Drøbak and the fortress of Oscarsborg at the narrows. In late June the sun sets at a quarter to eleven, so a swim after dinner is possible.',
  },
  restaurants: {
    heading: 'Ask first about July and Easter',
    text: 'Many of the best kitchens close for several weeks in July and again at Easter. September is the month for lamb and cabbage. Skrei, the winter cod, is served from January to April. A tasting menu can take four hours, so we tell you its length with the price.',
  },
  'luxury-cars': {
    heading: 'Electric, with studded tyres in winter',
    text: 'Almost every new car in Norway is electric, and there are fast chargers on all main roads. For snow the car comes on winter tyres; studs cost a small daily fee within Oslo. A good day’s drive goes round Tyrifjorden to the sculpture park at Kistefos.',
  },
  brunches: {
    heading: 'The long breakfast of 17 May',
    text: 'On 17 May, the national day, Oslo sits down to breakfast before the children’s parade, and tables near Karl Johans gate are booked months ahead. At weekends brunch begins at about eleven. We ask for a table by a window on the parade, or send a cook to the house.',
  },
  'party-calendar': {
    heading: 'Four dates to travel for',
    text: 'The ski races at Holmenkollen are in March, the Bislett Games in June, the Øya festival in August and the Nobel Peace Prize on 10 December. The prize ceremony is for invited guests; the torchlight procession to the Grand Hotel is for everyone. We book seats where they are sold, and rooms along the way.',
  },
  'beach-clubs': {
    heading: 'Public piers, sand at Huk, island rocks',
    text: 'There are ladders and piers at Sørenga and Tjuvholmen, sand at Huk on Bygdøy and smooth rocks on the islands; all are public and free, and none takes bookings. In July and August the water reaches about twenty degrees. For a reserved place we hire a boat or a floating sauna.',
  },
  excursions: {
    heading: 'A gallery across a river, tracks through Nordmarka',
    text: 'At Kistefos, a little over an hour by car, a gallery called The Twist spans the river; it is open from about May to mid-October. In winter there are more than two thousand kilometres of prepared ski track around Oslo, the nearest at the end of the metro. For the western fjords allow two days: the train to Bergen alone takes about seven hours.',
  },
  'private-jets': {
    heading: 'To Tromsø, and as near Lofoten as possible',
    text: 'Tromsø is about two hours from Gardermoen. The runways in Lofoten are too short for most jets, so you land at Evenes and drive on, two to three hours to Svolvær. From late November to mid-January the sun does not rise in Tromsø, which is dark enough for the northern lights if the sky is clear.',
  },
  'car-hire': {
    heading: 'Tolls without booths, streets without cars',
    text: 'The toll ring around Oslo has no booths: cameras read the plate, and we tell you beforehand how the firm charges it. Several streets in the centre are closed to cars, so we suggest having yours brought on the day you leave town. Private cars may not drive into Nordmarka at all.',
  },
  transfers: {
    heading: 'Fifty kilometres from Gardermoen',
    text: 'From Gardermoen a car takes about forty-five minutes, the airport train about twenty. We suggest the train at rush hour, the car with children or skis. Some flights use Torp near Sandefjord, an hour and a half away, so send us the airport code with the flight number.',
  },
  birthdays: {
    heading: 'Speeches at dinner, kransekake, small flags',
    text: 'At a Norwegian birthday dinner friends make speeches between the courses, led by a toastmaster, so the kitchen has to know how many. The cake is often kransekake, a tower of almond rings hung with small flags. In July many people from Oslo are at their cabins; if you invite friends from the city, another month is safer.',
  },
  formula1: {
    heading: 'By air to Silverstone or Monza',
    text: 'There is no Grand Prix in Scandinavia. London is a little over two hours by air, for Silverstone in July; Milan is under three, for Monza in early September. Rooms near Silverstone go early; Oxford is under an hour from the circuit.',
  },
  proposals: {
    heading: 'Late light in June, lamps in December',
    text: 'Hovedøya, ten minutes by ferry, has a meadow beside the ruins of a Cistercian abbey; the ruins are protected, so we bring a picnic and build nothing. From Ekeberg you see the fjord that Munch painted. In December it is dark by half past four, and candlelight does for the afternoon.',
  },
  'stag-and-hen-parties': {
    heading: 'Two kilometres downhill on a sledge',
    text: 'When there is snow, the Korketrekkeren toboggan run goes two kilometres down from Frognerseteren, and the metro brings you up again; sledges are hired at the top. In summer we book a boat and a floating sauna for the group. Shops stop selling beer at eight in the evening, at six on Saturday, and do not sell it on Sunday.',
  },
  weddings: {
    heading: 'In the Munch room of the City Hall',
    text: 'Civil weddings are held in the Munch room of the City Hall, on certain days. First the Tax Administration has to certify that you may marry, which takes several weeks for couples from abroad. We ask for the list of papers, then look for the dinner: in June a party on the fjord needs no lamps until eleven.',
  },
  'private-chef': {
    heading: 'Skrei, langoustines, cloudberries',
    text: 'Skrei comes from January to April, cloudberries in August, lamb in September, langoustines and shrimps for most of the year. Wine for the house is sold only by the state shop, Vinmonopolet, which is shut on Sundays, so it is chosen with the menu. The cook also comes to a cabin, if there is a road to it.',
  },
  'health-and-beauty': {
    heading: 'Sauna on the water, all year',
    text: 'The floating saunas between Aker Brygge and the Opera are open all year, and a whole one can be hired for your party. In January the fjord is a few degrees above freezing, and the way in is a ladder. Massage, hair and make-up are booked at your hotel or with a studio nearby.',
  },
  itineraries: {
    heading: 'Six hours of daylight, or nineteen',
    text: 'In late December there are six hours of daylight, in late June almost nineteen, so we place what is outdoors first. The National Museum is closed on Mondays; the Vigeland sculptures are in a public park and need no ticket. The boat to the museums on Bygdøy runs from spring to autumn; in winter you go by bus.',
  },
  'vip-host': {
    heading: 'One terminal, and shops closed on Sunday',
    text: 'Gardermoen has a single terminal, and your host waits in its arrivals hall. Almost everyone in Oslo speaks English, so choose a host by what you plan: skiing, galleries or dinner. Most shops are closed on Sunday, a card pays for nearly everything, and in a private home shoes come off at the door.',
  },
}
