import { newYork01 } from '~/media/new-york-01'
import { newYork02 } from '~/media/new-york-02'
import { newYork03 } from '~/media/new-york-03'
import { newYork04 } from '~/media/new-york-04'
import { newYork05 } from '~/media/new-york-05'
import { newYork06 } from '~/media/new-york-06'
import { newYork07 } from '~/media/new-york-07'
import { newYork08 } from '~/media/new-york-08'
import { newYork09 } from '~/media/new-york-09'
import { newYork10 } from '~/media/new-york-10'
import { newYorkHero } from '~/media/new-york-hero'
import { slugCarHire } from '~/media/slug-car-hire'
import { slugPrivateJets } from '~/media/slug-private-jets'
import { slugRestaurants } from '~/media/slug-restaurants'
import { slugYachts } from '~/media/slug-yachts'
import type { CityProfile } from './city-profile'

/** New York as its own page tells it (spec 2.7). */
export const newYork: CityProfile = {
  metaDescription:
    'A concierge in New York: tables and theatre seats, private jets from Teterboro, yacht rentals on the Hudson, honeymoons and itinerary planning.',
  heroImage: newYorkHero,
  intro:
    'A river on either side, and a great many doors between. In October the park turns copper; in June the whole city eats outside. We find you the quiet corner of both.',
  experiencesHeading: 'Three hours worth crossing town for',
  signatureExperiences: [
    'Montauk before the traffic',
    'The late set, downtown',
    'Dusk on the harbour',
  ],
  experienceNotes: [
    'A helicopter from East 34th Street on Friday at four. The house is open, the lobster is ordered, and the expressway is somebody else’s evening.',
    'A table near the piano in a Village basement, then the last good kitchen. The car waits on Seventh Avenue.',
    'A yacht from North Cove, past the Statue and back below the bridges as the offices light up. Supper on deck, blankets in the cabin.',
  ],
  experiencePictures: [slugPrivateJets, slugRestaurants, slugYachts],
  partnerships:
    'In New York a partner is a person who returns a call. We work with hotel managers around Central Park, restaurateurs in Tribeca and the West Village, jet operators at Teterboro, captains on the Hudson, gallery directors in Chelsea and owners of a few good brownstones. For longer matters there are lawyers, private bankers and school advisers. We judge them all by what they do when something goes wrong.',
  partnershipsPicture: slugCarHire,
  cultureSocial:
    'April belongs to the cherry trees in Brooklyn, May to the art fairs and the auction rooms, the warm evenings to Shakespeare in Central Park. Late August is tennis at Flushing Meadows. The opera returns to Lincoln Center in September, the runners cross the Verrazzano in November, and after Thanksgiving the tree is lit at Rockefeller Center. For a wet Thursday there is the Frick, and oysters under the tiles at Grand Central. We also say which night to stay in.',
  contactCta:
    'Tell us when you land and how long you have. A first plan for New York follows, with the afternoons left open.',
  gallery: [
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
  ],
}
