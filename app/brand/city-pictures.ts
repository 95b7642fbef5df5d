/** The pictures that stand for each city wherever it is shown (spec 2.3, 2.4, 2.7). */

import { beirut03 } from '../media/beirut-03'
import { beirut07 } from '../media/beirut-07'
import { beirutHero } from '../media/beirut-hero'
import { dubai02 } from '../media/dubai-02'
import { dubaiHero } from '../media/dubai-hero'
import { homeAbout } from '../media/home-about'
import { newYork02 } from '../media/new-york-02'
import { newYork04 } from '../media/new-york-04'
import { newYorkHero } from '../media/new-york-hero'
import { oslo03 } from '../media/oslo-03'
import { oslo06 } from '../media/oslo-06'
import { osloHero } from '../media/oslo-hero'
import type { PictureSource } from '../media/picture-source'
import { stockholm03 } from '../media/stockholm-03'
import { stockholm04 } from '../media/stockholm-04'
import { stockholmHero } from '../media/stockholm-hero'
import { zurich02 } from '../media/zurich-02'
import { zurich07 } from '../media/zurich-07'
import { zurichHero } from '../media/zurich-hero'
import type { CityKey } from './cities'

/** A city's pictures on the pages that are not its own. */
export interface CityPictures {
  hero: PictureSource
  /** Home's image-scaling section, unless its document names another. */
  scaling: PictureSource
  /** Home's about section, unless its document names another. */
  about: PictureSource
}

export const cityPictures: Readonly<Record<CityKey, CityPictures>> = {
  dubai: { hero: dubaiHero, scaling: dubai02, about: homeAbout },
  zurich: { hero: zurichHero, scaling: zurich02, about: zurich07 },
  oslo: { hero: osloHero, scaling: oslo03, about: oslo06 },
  'new-york': { hero: newYorkHero, scaling: newYork02, about: newYork04 },
  beirut: { hero: beirutHero, scaling: beirut03, about: beirut07 },
  stockholm: { hero: stockholmHero, scaling: stockholm03, about: stockholm04 },
}
