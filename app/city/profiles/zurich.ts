import { aboutHero } from '~/media/about-hero'
import { serviceDining } from '~/media/service-dining'
import { slugPrivateJets } from '~/media/slug-private-jets'
import { zurich01 } from '~/media/zurich-01'
import { zurich02 } from '~/media/zurich-02'
import { zurich03 } from '~/media/zurich-03'
import { zurich04 } from '~/media/zurich-04'
import { zurich05 } from '~/media/zurich-05'
import { zurich06 } from '~/media/zurich-06'
import { zurich07 } from '~/media/zurich-07'
import { zurich08 } from '~/media/zurich-08'
import { zurich09 } from '~/media/zurich-09'
import { zurich10 } from '~/media/zurich-10'
import { zurichHero } from '~/media/zurich-hero'
import type { CityProfile } from './city-profile'

/** The texts and pictures of the page /city/zurich (spec 2.7). */
export const zurich: CityProfile = {
  metaDescription:
    'Discover Zurich with Levo, a concierge for lake houses, first gondolas, private jets into Kloten and quiet tables in the old town.',
  heroImage: zurichHero,
  intro:
    'A lake you can drink from, a river you can swim down, and snow at the end of the view. Zurich does not show off. It keeps its good rooms upstairs, and we will show you the stairs.',
  experiencesHeading: 'Three reasons to take the later flight',
  signatureExperiences: [
    'First gondola, with a guide',
    'A boat from Enge at five',
    'Dinner in a house, not a hotel',
  ],
  experienceNotes: [
    'A car at six, Engelberg by half past seven, a guide beside you when the Titlis opens. Dinner is back in town, under the last rose of the snow.',
    'A swim off Küsnacht, perch in Rapperswil, and the lamps of the Utoquai to steer home by.',
    'Wood on the fire, game from the Grisons, a quartet in the next room if you wish. The cook washes up; the car waits.',
  ],
  experiencePictures: [zurich07, aboutHero, serviceDining],
  partnerships:
    'Zurich rewards those who ask early and in writing. We deal with hotels on both shores of the lake, boat owners in Enge and Küsnacht, mountain guides in Engelberg and the Engadine, and brokers whose aircraft use Kloten. For longer stays there are relocation lawyers, tutors, clinics and private banks, introduced one at a time. None receives more about you than the booking requires.',
  partnershipsPicture: slugPrivateJets,
  cultureSocial:
    'In April the guilds march and the Böögg burns on Sechseläutenplatz. June belongs to Basel, an hour away by train; August to the Street Parade and to theatre on the Landiwiese; early autumn to the film festival. Between them there are Chagall’s windows in the Fraumünster, the Kunsthaus on both sides of Heimplatz, the opera, and a swim at Utoquai before work. When the November fog comes down, the sun is often still on the Uetliberg.',
  contactCta:
    'Send the dates, and the reason for the trip if there is one. We reply with a plan and its price.',
  gallery: [
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
  ],
}
