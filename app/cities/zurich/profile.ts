import { serviceDining } from '~/pictures/pages'
import { slugPrivateJets } from '~/pictures/services'
import {
  zurich01,
  zurich02,
  zurich03,
  zurich04,
  zurich05,
  zurich06,
  zurich07,
  zurich08,
  zurich09,
  zurich10,
  zurich11,
  zurich12,
  zurich13,
} from '~/pictures/zurich'
import type { CityProfile } from '../city-profile'

/** The texts and pictures of the page /city/zurich (PLACE-3). */
export const profile: CityProfile = {
  metaDescription:
    'Concierge in Zurich: hotels on the lake, houses by the month, boats with a skipper and ski guides in Engelberg, each priced before you book.',
  heroImage: zurich11,
  intro:
    'The lake begins in the middle of town, people swim down the Limmat in summer, and the lifts of Engelberg are a little over an hour away. We arrange hotels, houses, boats, guides and tables.',
  experiencesHeading: 'Three days in and around Zurich',
  signatureExperiences: [
    'The Titlis with a guide',
    'A boat from Enge at five',
    'Dinner in a private house',
  ],
  experienceNotes: [
    'A car at six brings you to Engelberg before the cable cars open. A mountain guide meets you there; the glacier, at 3,000 metres, is skied from about October to May.',
    'A skipper takes you up the lake: a swim off Küsnacht, dinner in Rapperswil thirty kilometres on, home by boat or car. June to September.',
    'One of the few houses on the shore that are let by the night, if it is free: a cook who shops at the Bürkliplatz market on Tuesday or Friday, someone to serve, and a string quartet if you like.',
  ],
  experienceServices: ['excursions', 'yachts', 'private-chef'],
  experiencePictures: [zurich09, zurich12, serviceDining],
  partnerships:
    'We book with hotels on both shores, boat owners in Enge and Küsnacht, mountain guides in Engelberg and the Engadine, and brokers for aircraft at Zurich Airport, which closes at night: we settle the landing time first. For a longer stay we introduce relocation lawyers, tutors, clinics and private banks. Each is told no more than the booking requires.',
  partnershipsPicture: slugPrivateJets,
  cultureSocial:
    'In April the guilds parade and the Böögg burns on Sechseläutenplatz. Art Basel in June is an hour away by train. August brings the Street Parade and the Theater Spektakel on the Landiwiese, late September the Zurich Film Festival. All year there are Chagall’s windows in the Fraumünster, the Kunsthaus on both sides of Heimplatz and the Opera; in summer also the bathing house at Utoquai.',
  contactCta:
    'Send us the dates and the reason for your trip to Zurich. After the reply you get a plan with a price for each part.',
  gallery: [
    zurich06,
    zurich03,
    zurich05,
    zurich02,
    zurich01,
    zurich13,
    zurich10,
    zurich08,
    zurich07,
    zurich04,
  ],
}
