import { beirut01 } from '~/media/beirut-01'
import { beirut02 } from '~/media/beirut-02'
import { beirut03 } from '~/media/beirut-03'
import { beirut04 } from '~/media/beirut-04'
import { beirut05 } from '~/media/beirut-05'
import { beirut06 } from '~/media/beirut-06'
import { beirut07 } from '~/media/beirut-07'
import { beirut08 } from '~/media/beirut-08'
import { beirut09 } from '~/media/beirut-09'
import { beirut10 } from '~/media/beirut-10'
import { beirutHero } from '~/media/beirut-hero'
import { serviceDining } from '~/media/service-dining'
import { slugWeddings } from '~/media/slug-weddings'
import { slugYachts } from '~/media/slug-yachts'
import type { CityProfile } from './city-profile'

/** Beirut as its own page tells it (spec 2.7). */
export const beirut: CityProfile = {
  metaDescription:
    'A concierge in Beirut: lunch in the mountains, yacht rentals to Byblos, private jets, honeymoon packages and itinerary planning, with a host’s care.',
  heroImage: beirutHero,
  intro:
    'Mountains at your back, the sea at the end of the street. In April there is snow above Faraya and orange blossom on the coast; by July supper has moved to the roofs. You arrive as a guest and are fed as a cousin.',
  experiencesHeading: 'Three days a cousin would plan for you',
  signatureExperiences: ['Byblos, by sea', 'Snow at ten, sea at four', 'A long table in the Bekaa'],
  experienceNotes: [
    'A yacht from Zaitunay Bay, a swim along the coast, fish for lunch above the old harbour. Home on the evening light.',
    'A late-March morning on the slopes at Mzaar, if the winter has been kind, and the same day’s sunset by the water. The car carries the boots and the towels.',
    'The grill is lit among the vines, the wine comes from the next slope, and nobody looks at a watch. We choose the day and the road with care.',
  ],
  experiencePictures: [slugYachts, beirut04, serviceDining],
  partnerships:
    'An introduction, in Beirut, is a responsibility. Our partners are hoteliers in Achrafieh and by the marina, captains at Zaitunay Bay and Dbayeh, drivers who know the mountain in snow, wine-growers in the Bekaa, florists, caterers, musicians and people who own houses with gardens. Families staying a season ask us for doctors, tutors and lawyers too. We name only those to whom we would send our own mothers.',
  partnershipsPicture: slugWeddings,
  cultureSocial:
    'Winter is for skiing at Mzaar and for chamber music in Beit Mery. On a June night bands play in the streets; later the festivals take the palace at Beiteddine, the harbour at Byblos and the columns of Baalbek, in the years when they can. All year there is the city itself: the National Museum on Damascus Road, modern painting at the Sursock, coffee in Hamra, the stairs of Gemmayzeh, the Corniche on a Sunday. We ask what is on before we promise it.',
  contactCta:
    'Say whom you would like to see and what you have missed. We set the days around it, and keep one free for lunch.',
  gallery: [
    beirut01,
    beirut02,
    beirut03,
    beirut04,
    beirut05,
    beirut06,
    beirut07,
    beirut08,
    beirut09,
    beirut10,
  ],
}
