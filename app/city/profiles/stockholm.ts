import { slugItineraries } from '~/media/slug-itineraries'
import { slugPrivateChef } from '~/media/slug-private-chef'
import { slugTheLevoYacht } from '~/media/slug-the-levo-yacht'
import { stockholm01 } from '~/media/stockholm-01'
import { stockholm02 } from '~/media/stockholm-02'
import { stockholm03 } from '~/media/stockholm-03'
import { stockholm04 } from '~/media/stockholm-04'
import { stockholm05 } from '~/media/stockholm-05'
import { stockholm06 } from '~/media/stockholm-06'
import { stockholm07 } from '~/media/stockholm-07'
import { stockholm08 } from '~/media/stockholm-08'
import { stockholm09 } from '~/media/stockholm-09'
import { stockholm10 } from '~/media/stockholm-10'
import { stockholmHero } from '~/media/stockholm-hero'
import type { CityProfile } from './city-profile'

/** Stockholm as its own page tells it (spec 2.7). */
export const stockholm: CityProfile = {
  metaDescription:
    'A concierge in Stockholm: yacht rentals in the archipelago, private jets to Bromma, honeymoon packages and itinerary planning, told plainly and on time.',
  heroImage: stockholmHero,
  intro:
    'Old spires, pale water, a boat at the end of every street. In June it hardly gets dark; in December the city lights each window and asks you in.',
  experiencesHeading: 'Three evenings we would arrange for a friend',
  signatureExperiences: [
    'The archipelago, by private launch',
    'The old town by lamplight',
    'Sauna, cold water, supper',
  ],
  experienceNotes: [
    'From Strandvägen at four, Sandhamn by six, supper on the rocks. You come home under a sky that never quite goes out.',
    'A historian and the lanes of Gamla Stan, once the day’s visitors have gone. It ends in a vaulted cellar, with something warm.',
    'A wood fire in Saltsjöbaden, a ladder into the bay for the brave, then reindeer and cloudberries by a window.',
  ],
  experiencePictures: [slugTheLevoYacht, stockholm09, slugPrivateChef],
  partnerships:
    'A good partner keeps a diary and looks at it. We work with hotel managers by the water, captains licensed for the archipelago, drivers, cooks who are at ease in other people’s kitchens, and owners who let a summer house to guests they can trust. For guides, studios and private hours at the museums we write well in advance. Of bankers, lawyers and schools we ask what we ask of all: say early if it cannot be done.',
  partnershipsPicture: slugItineraries,
  cultureSocial:
    'The year turns on light. Late April brings cherry blossom to Kungsträdgården and a bonfire at Skansen; Midsummer empties the city into the archipelago. Summer opera at Drottningholm still moves by eighteenth-century rope and wheel. August is crayfish and paper lanterns, October jazz, November film. On 10 December the laureates dine at the City Hall, and three mornings later Lucia comes with candles and saffron buns. Grey days are for the Vasa and Moderna Museet.',
  contactCta: 'Sun or snow? Give us the week, and we write back with a plan and a packing list.',
  gallery: [
    stockholm01,
    stockholm02,
    stockholm03,
    stockholm04,
    stockholm05,
    stockholm06,
    stockholm07,
    stockholm08,
    stockholm09,
    stockholm10,
  ],
}
