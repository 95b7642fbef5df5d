import { dubai01 } from '~/media/dubai-01'
import { dubai02 } from '~/media/dubai-02'
import { dubai03 } from '~/media/dubai-03'
import { dubai04 } from '~/media/dubai-04'
import { dubai05 } from '~/media/dubai-05'
import { dubai06 } from '~/media/dubai-06'
import { dubai07 } from '~/media/dubai-07'
import { dubai08 } from '~/media/dubai-08'
import { dubai09 } from '~/media/dubai-09'
import { dubai10 } from '~/media/dubai-10'
import { dubai11 } from '~/media/dubai-11'
import { dubaiHero } from '~/media/dubai-hero'
import { scaling } from '~/media/scaling'
import { slugExcursions } from '~/media/slug-excursions'
import { slugVillas } from '~/media/slug-villas'
import { slugYachts } from '~/media/slug-yachts'
import type { CityProfile } from './city-profile'

/** The texts and pictures of the page /city/dubai (spec 2.7). */
export const dubai: CityProfile = {
  metaDescription:
    'Discover Dubai with Levo: private jets, yachts off the Palm, desert mornings and tables in DIFC, arranged by a discreet concierge in Downtown.',
  heroImage: dubaiHero,
  intro:
    'Wooden boats on the Creek, the tallest tower in the world over Downtown, dunes an hour behind both. From November to March the city lives outdoors. In summer it swims at dawn.',
  experiencesHeading: 'Dawn, dusk and after dark',
  signatureExperiences: [
    'The desert before breakfast',
    'The Gulf in the last hour',
    'A villa, lit until late',
  ],
  experienceNotes: [
    'A driver at half past four, a balloon over the dunes if the wind agrees, coffee and dates on a carpet. The spire is still in haze when you drive home.',
    'Out of Dubai Harbour at four, anchor down off Palm Jumeirah before sunset. Supper on the aft deck, then home past the lights of the Marina.',
    'On the Palm: the sea at the steps, a chef in the kitchen, an oud player if you like one. The last guest is driven home.',
  ],
  experiencePictures: [slugExcursions, slugYachts, slugVillas],
  partnerships:
    'Much of Dubai is done by people rather than by websites. We book with hotels in Downtown and along Jumeirah Beach, captains who sail from Dubai Harbour, charter operators at Al Maktoum International, licensed desert guides, and chefs who cook in private villas. Lawyers and school advisers join when you stay for good. Each is chosen for the job, priced before you agree, and told no more than it needs.',
  partnershipsPicture: scaling,
  cultureSocial:
    'The season runs from November to April. Design Week fills d3 in November, galleries open late along Alserkal Avenue, and spring brings Art Dubai and the World Cup at Meydan. In Ramadan the day is slow and the night is long; an invitation to iftar is worth keeping. In any month there is the Opera in Downtown, the wind towers of Al Fahidi, and the abra across to the spice souk for a dirham.',
  contactCta:
    'Tell us the dates and who is travelling. A first sketch of your days in Dubai comes back.',
  gallery: [
    dubai01,
    dubai02,
    dubai03,
    dubai04,
    dubai05,
    dubai06,
    dubai07,
    dubai08,
    dubai09,
    dubai10,
    dubai11,
  ],
}
