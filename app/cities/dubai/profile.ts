import {
  dubai01,
  dubai02,
  dubai03,
  dubai04,
  dubai05,
  dubai06,
  dubai07,
  dubai09,
  dubai10,
  dubai11,
  dubai13,
  dubai14,
} from '~/pictures/dubai'
import { slugExcursions, slugTheLevoYacht, slugVillas, slugYachts } from '~/pictures/services'
import type { CityProfile } from '../city-profile'

/** The texts and pictures of the page /city/dubai (PLACE-3). */
export const profile: CityProfile = {
  metaDescription:
    'Concierge in Dubai: villas on Palm Jumeirah, restaurants in DIFC, desert mornings and boats from Dubai Harbour, planned by our team in Downtown.',
  heroImage: dubai04,
  intro:
    'The old town is on the Creek, the Burj Khalifa in Downtown, the beaches along Jumeirah and the Palm, the desert an hour behind. We arrange where you stay and eat, cars and days out in each.',
  experiencesHeading: 'Three ways to spend a day in Dubai',
  signatureExperiences: [
    'Sunrise over the desert',
    'An evening on the Gulf',
    'A villa on Palm Jumeirah',
  ],
  experienceNotes: [
    'From about October to May balloons take off before sunrise, if the wind allows. A driver collects you around half past four; breakfast follows in the desert.',
    'A chartered yacht leaves Dubai Harbour two hours before sunset, passes the Palm and the Burj Al Arab and stops for a swim. Dinner is served on deck.',
    'A house on one of the fronds, with a pool and a strip of beach. We ask for its holiday-home permit, and add a cook, housekeeping and a driver.',
  ],
  experienceServices: ['excursions', 'yachts', 'villas'],
  experiencePictures: [slugExcursions, slugYachts, slugVillas],
  partnerships:
    'We book with hotels in Downtown and along Jumeirah, boat owners at Dubai Harbour, charter brokers for flights from Al Maktoum International, licensed desert guides, and cooks for private houses. For a longer stay we introduce lawyers, school advisers and agents registered with the Dubai Land Department. You see each price before you agree.',
  partnershipsPicture: slugTheLevoYacht,
  cultureSocial:
    'Design Week fills d3 in November, the Dubai World Cup is raced at Meydan, usually on the last Saturday of March, and Art Dubai is held in spring. All year there are the Opera in Downtown, the galleries of Alserkal Avenue, the Museum of the Future and the wind towers of Al Fahidi, near the abra that crosses the Creek to the spice souk. In Ramadan iftar is the meal to book.',
  contactCta:
    'Tell us your dates in Dubai and who is travelling. A reply comes first, with questions if something is open; the proposal brings places and prices.',
  gallery: [
    dubai07,
    dubai13,
    dubai01,
    dubai03,
    dubai06,
    dubai11,
    dubai14,
    dubai05,
    dubai10,
    dubai09,
    dubai02,
  ],
}
