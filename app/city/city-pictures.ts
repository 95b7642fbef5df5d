/** The pictures that stand for each city wherever it is shown (LAND-1, HOME-2, PLACE-2). */

import { beirut01 } from '~/media/beirut-01'
import { beirut03 } from '~/media/beirut-03'
import { beirut10 } from '~/media/beirut-10'
import { beirutHero } from '~/media/beirut-hero'
import { dubai03 } from '~/media/dubai-03'
import { dubaiHero } from '~/media/dubai-hero'
import { homeAbout } from '~/media/home-about'
import { newYork01 } from '~/media/new-york-01'
import { newYork06 } from '~/media/new-york-06'
import { newYork10 } from '~/media/new-york-10'
import { newYorkHero } from '~/media/new-york-hero'
import { oslo02 } from '~/media/oslo-02'
import { oslo03 } from '~/media/oslo-03'
import { oslo07 } from '~/media/oslo-07'
import { osloHero } from '~/media/oslo-hero'
import type { PictureSource } from '~/media/picture-source'
import { stockholm02 } from '~/media/stockholm-02'
import { stockholm03 } from '~/media/stockholm-03'
import { stockholm09 } from '~/media/stockholm-09'
import { stockholmHero } from '~/media/stockholm-hero'
import { zurich04 } from '~/media/zurich-04'
import { zurich05 } from '~/media/zurich-05'
import { zurich07 } from '~/media/zurich-07'
import { zurichHero } from '~/media/zurich-hero'
import type { CityKey } from '~/site/cities'

/** A city's pictures on the pages that are not its own. */
export interface CityPictures {
  hero: PictureSource
  /** Opens the city's own page: its profile's `heroImage`. */
  page: PictureSource
  /** Home's image-scaling section, unless its document names another. */
  scaling: PictureSource
  /** Home's about section, unless its document names another. */
  about: PictureSource
}

export const cityPictures: Readonly<Record<CityKey, CityPictures>> = {
  dubai: { hero: dubaiHero, page: dubai03, scaling: dubai03, about: homeAbout },
  zurich: { hero: zurichHero, page: zurich07, scaling: zurich04, about: zurich05 },
  oslo: { hero: osloHero, page: oslo02, scaling: oslo03, about: oslo07 },
  'new-york': { hero: newYorkHero, page: newYork06, scaling: newYork01, about: newYork10 },
  beirut: { hero: beirutHero, page: beirut10, scaling: beirut01, about: beirut03 },
  stockholm: { hero: stockholmHero, page: stockholm09, scaling: stockholm03, about: stockholm02 },
}
