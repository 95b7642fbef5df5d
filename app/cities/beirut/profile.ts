import {
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
  beirut11,
} from '~/pictures/beirut'
import { serviceDining } from '~/pictures/pages'
import { slugWeddings, slugYachts } from '~/pictures/services'
import type { CityProfile } from '../city-profile'

/** The texts and pictures of the page /city/beirut (PLACE-3). */
export const profile: CityProfile = {
  metaDescription:
    'Concierge in Beirut: houses and hotels, drivers, boats to Byblos, mountain lunches, family weddings. Your government’s travel advice comes first.',
  heroImage: beirut10,
  intro:
    'Beirut lies between the sea and Mount Lebanon. In late March there is often snow above Faraya and orange blossom on the coast; from July dinner moves to the roofs. We arrange where you stay, who drives, the boats and the tables.',
  experiencesHeading: 'Three days out of Beirut',
  signatureExperiences: ['Byblos by sea', 'Skiing at Mzaar', 'Dinner among the vines'],
  experienceNotes: [
    'A motor yacht from Zaitunay Bay up the coast to Byblos, with a swim on the way and fish for lunch above the old harbour. From May to October, when the sea is calm.',
    'In a good winter the lifts at Mzaar run into late March. You ski in the morning, drive down in about an hour and see Sannine turn pink from the Corniche at sunset.',
    'A long table by candlelight at a winery in the hills above Batroun, with a driver for the hour and more back to town. In the Bekaa we arrange lunch instead, and only when travel advice allows it.',
  ],
  experienceServices: ['yachts', 'excursions', 'restaurants'],
  experiencePictures: [slugYachts, beirut04, serviceDining],
  partnerships:
    'We book with hotels in Achrafieh and by the marina, owners of old houses, captains at Zaitunay Bay and Dbayeh, wine-growers, and drivers who know the mountain in snow. For weddings there are florists, caterers and musicians. For families who stay a season we find doctors, tutors and lawyers too. Each supplier quotes before you decide and signs with you; we coordinate them.',
  partnershipsPicture: slugWeddings,
  cultureSocial:
    'The Al Bustan festival brings chamber music to Beit Mery in February and March. On 21 June bands play in the streets; in July and August the festivals of Beiteddine and Byblos follow, in the years when they are held. Baalbek has one as well, but read your government’s travel advice on the Bekaa before you think of going. In the city there are the National Museum on Damascus Road, modern painting at the Sursock, the stairs of Gemmayzeh, and the Corniche on a Sunday.',
  contactCta:
    'Tell us the dates, how many you are and whom you are coming to see. If you have been before, say what you would like to see again.',
  gallery: [
    beirut06,
    beirut09,
    beirut11,
    beirut03,
    beirut02,
    beirut08,
    beirut04,
    beirut07,
    beirut05,
    beirut01,
  ],
}
