import { homeAbout } from '~/media/home-about'
import { oslo01 } from '~/media/oslo-01'
import { oslo02 } from '~/media/oslo-02'
import { oslo03 } from '~/media/oslo-03'
import { oslo04 } from '~/media/oslo-04'
import { oslo05 } from '~/media/oslo-05'
import { oslo06 } from '~/media/oslo-06'
import { oslo07 } from '~/media/oslo-07'
import { oslo08 } from '~/media/oslo-08'
import { oslo09 } from '~/media/oslo-09'
import { oslo10 } from '~/media/oslo-10'
import { osloHero } from '~/media/oslo-hero'
import { slugProposals } from '~/media/slug-proposals'
import type { CityProfile } from './city-profile'

/** The texts and pictures of the page /city/oslo (spec 2.7). */
export const oslo: CityProfile = {
  metaDescription:
    'Discover Oslo with Levo: fjord saunas, a house by the forest, private jets to Tromsø for the northern lights, and a concierge who watches the weather.',
  heroImage: osloHero,
  intro:
    'An island by ferry before lunch, a ski track by train after it. Oslo looks at the fjord and keeps the forest at its back. Bring a swimming costume in any month.',
  experiencesHeading: 'What we would show you first',
  signatureExperiences: [
    'Sauna, fjord, sauna again',
    'A cabin with a warm pool',
    'North, for the green light',
  ],
  experienceNotes: [
    'A floating sauna to yourselves at dusk, the harbour under its floor, hot broth after the third swim. The Opera stands across the water.',
    'Timber and glass at the edge of Nordmarka, skis by the door, steam over the pool in February. The kitchen is stocked before you come.',
    'Two hours by private jet to Tromsø, a driver who reads cloud, a night outside. The lights keep no timetable, so we leave the return open.',
  ],
  experiencePictures: [homeAbout, oslo08, oslo04],
  partnerships:
    'The people we call on in Oslo work outdoors as often as in: skippers on the inner fjord, ski instructors at Holmenkollen, mountain guides, sauna hosts, cooks who know a fisherman. Most are better with knots than with brochures; we do the writing. Hotels in the centre and on Tjuvholmen hold the rooms; brokers find the aircraft at Gardermoen. For a longer stay we add schools, doctors and a lawyer for the lease.',
  partnershipsPicture: slugProposals,
  cultureSocial:
    'On 17 May the children walk up Karl Johans gate to the Palace, past a town in wool and silver. March is for Holmenkollen, June for the Bislett Games, August for music in Tøyenparken. On 10 December the Peace Prize is presented in the City Hall. MUNCH and the Opera are neighbours at Bjørvika; the National Museum stands near Aker Brygge. At Easter the town leaves for its cabins with oranges and a crime novel. So might you.',
  contactCta: 'Tell us the month, and what you would rather not do. We answer with the rest.',
  gallery: [oslo01, oslo02, oslo03, oslo04, oslo05, oslo06, oslo07, oslo08, oslo09, oslo10],
}
