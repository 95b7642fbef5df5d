import {
  oslo01,
  oslo02,
  oslo03,
  oslo04,
  oslo05,
  oslo06,
  oslo07,
  oslo08,
  oslo09,
  oslo10,
  oslo11,
} from '~/pictures/oslo'
import { homeAbout } from '~/pictures/pages'
import { slugTheLevoYacht, slugVillasNorth } from '~/pictures/services'
import type { CityProfile } from '../city-profile'

/** The texts and pictures of the page /city/oslo (PLACE-3). */
export const profile: CityProfile = {
  metaDescription:
    'Concierge in Oslo: fjord saunas, houses by the forest, ski guides, restaurant tables and trips to Tromsø for the northern lights, with prices first.',
  heroImage: oslo02,
  intro:
    'Oslo lies at the head of a fjord with a forest behind it: island ferries leave from the harbour, ski tracks begin at the end of the metro. We arrange rooms, cabins, boats, saunas and tables.',
  experiencesHeading: 'Two days in Oslo, two nights further north',
  signatureExperiences: [
    'A floating sauna at dusk',
    'A house by the ski tracks',
    'To Tromsø for the northern lights',
  ],
  experienceNotes: [
    'We hire a whole floating sauna in the harbour for your party, with towels, hot soup and a ladder into the fjord. In January the water is a few degrees above freezing.',
    'A timber house near Frognerseteren, with skis by the door and food in the kitchen. Private cars may not enter Nordmarka: from here you ski or walk.',
    'Tromsø is about two hours by air. The season runs from late September to late March. Nobody can promise the lights, so plan two nights, with a guide.',
  ],
  experienceServices: ['health-and-beauty', 'villas', 'excursions'],
  experiencePictures: [homeAbout, slugVillasNorth, oslo04],
  partnerships:
    'In Oslo we book skippers on the inner fjord, ski instructors at Holmenkollen, sauna hosts, cooks for private houses, and hotels in the centre and on Tjuvholmen; brokers find aircraft at Gardermoen. For a longer stay we introduce estate agents, schools, doctors and a lawyer for the lease. You see their terms first and sign with them.',
  partnershipsPicture: slugTheLevoYacht,
  cultureSocial:
    'On 17 May schoolchildren parade up Karl Johans gate to the Palace. March has the races at Holmenkollen, June the Bislett Games, August the Øya festival in Tøyenparken. On 10 December the Nobel Peace Prize is presented in the City Hall to invited guests; the torchlight procession is open to all. MUNCH and the Opera are in Bjørvika, the National Museum by Aker Brygge. At Easter most shops close for several days.',
  contactCta:
    'Tell us the month, how many you are, and whether you would rather ski or swim. After our reply comes a plan for Oslo with its price.',
  gallery: [oslo11, oslo07, oslo05, oslo06, oslo01, oslo04, oslo08, oslo03, oslo09, oslo10],
}
