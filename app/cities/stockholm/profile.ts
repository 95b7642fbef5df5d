import { slugVillasNorth, slugYachtsNorth } from '~/pictures/services'
import {
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
  stockholm11,
  stockholm12,
  stockholm13,
} from '~/pictures/stockholm'
import type { CityProfile } from '../city-profile'

/** The texts and pictures of the page /city/stockholm (PLACE-3). */
export const profile: CityProfile = {
  metaDescription:
    'Concierge in Stockholm: hotels, archipelago houses, boats with a skipper, tables, opera and museum visits, planned by the season and priced in writing.',
  heroImage: stockholm01,
  intro:
    'Stockholm stands on fourteen islands between Lake Mälaren and the Baltic. In June it hardly gets dark and days are spent on the water; in December the sun sets before three and the windows fill with stars and candlesticks. We plan for either.',
  experiencesHeading: 'Three evenings in and around Stockholm',
  signatureExperiences: [
    'A night at anchor off Sandhamn',
    'Gamla Stan with a historian',
    'Sauna, cold water, dinner',
  ],
  experienceNotes: [
    'A yacht with skipper and cook leaves Strandvägen after lunch for the outer archipelago, some fifty kilometres east. You have dinner on deck, sleep at anchor and swim before breakfast. June to August.',
    'An hour and a half in the lanes and courtyards of the old town, once the day’s visitors have gone. Dinner follows in a vaulted cellar. From mid-November to mid-January the sun sets well before four.',
    'A wood-fired sauna in Saltsjöbaden, half an hour from the city, with a ladder into the bay: about eighteen degrees in July, near freezing in January. Dinner is by the water.',
  ],
  experienceServices: ['yachts', 'excursions', 'health-and-beauty'],
  experiencePictures: [slugYachtsNorth, stockholm07, stockholm04],
  partnerships:
    'We book with hotels on the water, owners who let their summer houses, skippers licensed for the archipelago, drivers, and cooks who are at ease in other people’s kitchens. Guides and private hours at the museums must be asked for weeks ahead, so tell us early. For those who settle here we find bankers, lawyers and schools. All of them quote first; you contract with them, and we coordinate the dates.',
  partnershipsPicture: slugVillasNorth,
  cultureSocial:
    'Late April brings cherry blossom to Kungsträdgården and a bonfire at Skansen. On Midsummer Eve, a Friday in late June, the city leaves for its islands. Opera at Drottningholm in summer still uses the stage machinery of 1766. August has crayfish and paper lanterns, October jazz, November film. On 10 December the laureates dine at the City Hall, by invitation only; three mornings later comes Lucia. For grey days there are the Vasa and Moderna Museet.',
  contactCta:
    'Give us the week and the number of guests. If you would rather be on an island than in town, say that too.',
  gallery: [
    stockholm06,
    stockholm03,
    stockholm08,
    stockholm05,
    stockholm11,
    stockholm12,
    stockholm10,
    stockholm02,
    stockholm13,
    stockholm09,
  ],
}
