import type { CityServiceTexts } from '../service-text'

/** Zurich's own texts of the service pages. */
export const serviceTexts: CityServiceTexts = {
  villas: {
    heading: 'Lake houses, mostly by the month',
    text: 'Houses with steps into the water stand along both shores, in Küsnacht and Erlenbach to the east, in Kilchberg and Rüschlikon to the west. Few are let by the night: for a weekend we suggest a hotel suite on the lake, for a month or more a house. In winter we look for chalets in the Engadine, which are let by the week.',
  },
  yachts: {
    heading: 'Forty kilometres of lake, with a skipper',
    text: 'Lake Zurich is some forty kilometres long, and from Enge a motor boat reaches Rapperswil in about an hour. A Swiss licence is needed for any engine above six kilowatts, so your boat comes with a skipper. The season is May to September; the island of Ufenau, which belongs to Einsiedeln Abbey, has a garden restaurant for lunch.',
  },
  restaurants: {
    heading: 'Perch in summer, game in autumn',
    text: 'On the shore perch is the dish of summer; from September to November the menus turn to game. Many good kitchens rest on Sunday and Monday, so those two evenings need planning. Parties of twenty or more can dine in the guild houses on the Limmatquai.',
  },
  'luxury-cars': {
    heading: 'Over the passes while they are open',
    text: 'The Klausen is a little over an hour from Zurich, the Furka and the Grimsel lie beyond it: all three are usually open from June to October. The Julier, on the way to St Moritz, stays open in winter. The car comes with the motorway vignette, and from November to April with winter tyres.',
  },
  brunches: {
    heading: 'On Sunday, and on 1 August',
    text: 'Sunday is brunch day, in the hotels by the lake and in the old town. On 1 August, the national holiday, farms all over Switzerland lay breakfast in barn and orchard, and those near Zurich fill weeks ahead. We ask for the table and book the train or car.',
  },
  'party-calendar': {
    heading: 'From the Böögg to the film festival',
    text: 'Sechseläuten is on a Monday in April, Art Basel in June, the Street Parade in August, the Zurich Film Festival from late September. In February horses race on the frozen lake of St Moritz, if the ice holds. We tell you which evenings sell tickets and which are for members or guests of a guild.',
  },
  'beach-clubs': {
    heading: 'Wooden bathing houses on lake and river',
    text: 'Zurich swims from public bathing houses built over the water: Utoquai and Enge on the lake, the Frauenbad on the Limmat, which by day is for women only. They open from about May to September and take no reservations. For a reserved place there are hotel terraces on the shore, or a boat with a ladder.',
  },
  excursions: {
    heading: 'Rhine Falls, Rigi or Titlis',
    text: 'The Rhine Falls are under an hour north of Zurich. Lucerne is under an hour south, with the Rigi railway from Vitznau, running since 1871, and Engelberg, at the foot of the Titlis, a little over an hour. We arrange a guide and either a driver or the train, whichever is quicker that day, after a look at the summit webcams.',
  },
  'private-jets': {
    heading: 'Zurich by evening, Samedan by day',
    text: 'Zurich Airport closes at night and gives private flights a slot, so we settle the landing time first. Samedan, for St Moritz, lies at 1,707 metres, opens by day only and requires pilots with a special briefing. If the weather closes it, you land in Zurich and go on by car, about three hours.',
  },
  'car-hire': {
    heading: 'For the country rather than the town',
    text: 'In town trams are quicker and parking is scarce, so we suggest hiring a car from the day you leave. Swiss cars carry a motorway vignette; ask for winter tyres from November to April. Zermatt is closed to cars: you leave yours at Täsch and take the shuttle train.',
  },
  transfers: {
    heading: 'Ten kilometres from the airport',
    text: 'The airport is ten kilometres from the centre: about twelve minutes by train, twenty by car outside the rush hours. A driver to Engelberg takes a little over an hour, to St Moritz about three. If you arrive with skis, say how many pairs, because it decides the size of the car.',
  },
  birthdays: {
    heading: 'A tram of your own, and quiet hours',
    text: 'The city’s transport company hires out trams with a driver, and drinks can be served on the way to dinner. Night rest begins at ten, in summer time at eleven on Fridays and Saturdays; after that the music moves indoors. Congratulating before the day is held to be unlucky here, so a party on the eve toasts at midnight.',
  },
  formula1: {
    heading: 'Monza by car, Monaco by air',
    text: 'Switzerland has no Grand Prix. Monza, in early September, is about three and a half hours by car through the Gotthard tunnel; for Monaco, in June, the flight to Nice takes a little over an hour. For Monza you can stay in Milan or at Lake Como, for Monaco along the coast.',
  },
  proposals: {
    heading: 'The Lindenhof, the lake, the roses',
    text: 'The Lindenhof, a terrace of lime trees above the Limmat, is public and quietest early in the morning. The rose gardens of Rapperswil flower from June; a boat off Enge at dusk has the Alps ahead on a clear day.',
  },
  'stag-and-hen-parties': {
    heading: 'The Limmat in summer, Langstrasse at night',
    text: 'On a hot day groups drift down the Limmat in rubber boats and swim at the Letten; in winter there is skiing at Flumserberg, about an hour away. Bars and clubs are around Langstrasse, and at weekends the S-Bahn runs through the night. We book the boats and the ski passes, and ask for the tables.',
  },
  weddings: {
    heading: 'First the registry office, then the party',
    text: 'In Switzerland the civil ceremony has to come before a religious one; in Zurich it is held at the Stadthaus, beside the Fraumünster, or in one of a few approved rooms. The papers of couples from abroad are checked first, which can take months. We get the list from the registry and plan the dinner: a hotel on the lake, a chartered steamer or, for twenty guests and more, a guild house.',
  },
  'private-chef': {
    heading: 'From the Tuesday and Friday market',
    text: 'The market on Bürkliplatz is held on Tuesday and Friday mornings, and a cook will plan your dinner around it. Summer means fish from the lake, autumn means game. For a dinner on Sunday everything is bought on Saturday.',
  },
  'health-and-beauty': {
    heading: 'Thermal water in Enge and Bad Ragaz',
    text: 'The thermal bath in the old Hürlimann brewery, in Enge, has its pools in the stone vaults and one on the roof. Bad Ragaz, about an hour away, has a spring of 36.5 degrees and a medical centre beside it. We arrange treatments, and hair and make-up at your hotel.',
  },
  itineraries: {
    heading: 'Mondays, mountains and an hour by train',
    text: 'The Kunsthaus, the National Museum and the Rietberg are closed on Mondays, so we keep that day for the lake or a journey. Bern and St Gallen, with its abbey library, are each about an hour away by train. The Jungfraujoch takes about three hours each way; we hold two days for it and choose by the forecast.',
  },
  'vip-host': {
    heading: 'German for the table, your language for you',
    text: 'From Gates E an underground train takes you to passport control in about three minutes; your host waits after customs. The city speaks Swiss German and writes High German, so ask for a host with German as well as your own language. Service has been part of Swiss restaurant bills since the 1970s, and rounding up is enough.',
  },
}
