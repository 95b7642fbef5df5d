import {
  newYork01,
  newYork02,
  newYork03,
  newYork04,
  newYork05,
  newYork06,
  newYork07,
  newYork08,
  newYork09,
  newYork10,
  newYork11,
} from '~/pictures/new-york'
import { slugCarHire, slugPrivateJets, slugRestaurants, slugYachts } from '~/pictures/services'
import type { CityProfile } from '../city-profile'

/** The texts and pictures of the page /city/new-york (PLACE-3). */
export const profile: CityProfile = {
  metaDescription:
    'Concierge in New York for hotel suites, Broadway and opera seats, restaurant tables, drivers and events. A written proposal first, with every price.',
  heroImage: newYork11,
  intro:
    'We arrange stays, tables, theatre and travel in Manhattan, in Brooklyn and as far as Montauk. The trees in Central Park turn in late October; from spring to autumn restaurants set tables out in the street.',
  experiencesHeading: 'A weekend, a night out, an evening afloat',
  signatureExperiences: [
    'A weekend on Nantucket',
    'Dinner and late jazz in the Village',
    'The harbour at dusk',
  ],
  experienceNotes: [
    'By light jet from Teterboro, Nantucket is less than an hour away. A car meets you on the island and a room near the harbour is booked. June is often foggy, so we agree a second date.',
    'We ask a restaurant we work with in Greenwich Village for an early table, and book seats for the late set, usually at ten or after. The car waits on Seventh Avenue.',
    'A crewed yacht from Chelsea Piers, between May and October: down the Hudson, past the Statue of Liberty, then up the East River under three bridges as the offices light up. Dinner is served on board.',
  ],
  experienceServices: ['private-jets', 'restaurants', 'yachts'],
  experiencePictures: [slugPrivateJets, slugRestaurants, slugYachts],
  partnerships:
    'We book with hotels around Central Park, licensed jet operators at Teterboro and captains on the Hudson, and ask for tables where a restaurant has agreed to work with us. For private dinners we hire galleries in Chelsea. For longer stays we introduce you to brokers, lawyers, private bankers and school advisers. You see who supplies each part before you accept, and your contract is with them.',
  partnershipsPicture: slugCarHire,
  cultureSocial:
    'The cherry trees in Brooklyn flower in late April; May has the art fairs and the big auctions. Summer evenings bring free Shakespeare to Central Park, and late August the tennis at Flushing Meadows. The Metropolitan Opera opens in September, the marathon crosses the Verrazzano on the first Sunday of November, and the tree at Rockefeller Center is lit the week after Thanksgiving. For a wet day: the Frick, then oysters under the tiled vaults of Grand Central.',
  contactCta:
    'Tell us when you land, how many you are and what you would like to do. If a date is fixed, a wedding or an opening, put it first.',
  gallery: [
    newYork01,
    newYork05,
    newYork03,
    newYork09,
    newYork08,
    newYork10,
    newYork04,
    newYork02,
    newYork06,
    newYork07,
  ],
}
