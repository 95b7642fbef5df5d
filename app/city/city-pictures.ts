/** The pictures that stand for each city wherever it is shown (LAND-1, HOME-2, PLACE-2). */

import { beirut01 } from '~/media/beirut-01'
import { beirut03 } from '~/media/beirut-03'
import { beirutHero } from '~/media/beirut-hero'
import { beirutHeroHaze } from '~/media/beirut-hero-haze'
import { beirutHeroNight } from '~/media/beirut-hero-night'
import { dubai03 } from '~/media/dubai-03'
import { dubaiHero } from '~/media/dubai-hero'
import { dubaiHeroHaze } from '~/media/dubai-hero-haze'
import { dubaiHeroNight } from '~/media/dubai-hero-night'
import { homeAbout } from '~/media/home-about'
import { newYork01 } from '~/media/new-york-01'
import { newYork05 } from '~/media/new-york-05'
import { newYork10 } from '~/media/new-york-10'
import { newYorkHero } from '~/media/new-york-hero'
import { newYorkHeroHaze } from '~/media/new-york-hero-haze'
import { newYorkHeroNight } from '~/media/new-york-hero-night'
import { oslo02 } from '~/media/oslo-02'
import { oslo03 } from '~/media/oslo-03'
import { oslo07 } from '~/media/oslo-07'
import { osloHero } from '~/media/oslo-hero'
import { osloHeroHaze } from '~/media/oslo-hero-haze'
import { osloHeroNight } from '~/media/oslo-hero-night'
import type { PictureSource } from '~/media/picture-source'
import { stockholm02 } from '~/media/stockholm-02'
import { stockholm03 } from '~/media/stockholm-03'
import { stockholm09 } from '~/media/stockholm-09'
import { stockholmHero } from '~/media/stockholm-hero'
import { stockholmHeroHaze } from '~/media/stockholm-hero-haze'
import { stockholmHeroNight } from '~/media/stockholm-hero-night'
import { zurich04 } from '~/media/zurich-04'
import { zurich05 } from '~/media/zurich-05'
import { zurich07 } from '~/media/zurich-07'
import { zurichHero } from '~/media/zurich-hero'
import { zurichHeroHaze } from '~/media/zurich-hero-haze'
import { zurichHeroNight } from '~/media/zurich-hero-night'
import type { CityKey } from '~/site/cities'
import type { Light } from './sky'

/** A city's pictures on the pages that are not its own. */
export interface CityPictures {
  /** In golden light. */
  hero: PictureSource
  /** The hero in the light of other hours; golden stays for one that is missing (HOUR-2). */
  lights: { night?: PictureSource; haze?: PictureSource }
  /** Opens the city's own page: its profile's `heroImage`. */
  page: PictureSource
  /** Home's image-scaling section, unless its document names another. */
  scaling: PictureSource
  /** Home's about section, unless its document names another. */
  about: PictureSource
}

export const cityPictures: Readonly<Record<CityKey, CityPictures>> = {
  dubai: {
    hero: dubaiHero,
    lights: { night: dubaiHeroNight, haze: dubaiHeroHaze },
    page: dubai03,
    scaling: dubai03,
    about: homeAbout,
  },
  zurich: {
    hero: zurichHero,
    lights: { night: zurichHeroNight, haze: zurichHeroHaze },
    page: zurich07,
    scaling: zurich04,
    about: zurich05,
  },
  oslo: {
    hero: osloHero,
    lights: { night: osloHeroNight, haze: osloHeroHaze },
    page: oslo02,
    scaling: oslo03,
    about: oslo07,
  },
  'new-york': {
    hero: newYorkHero,
    lights: { night: newYorkHeroNight, haze: newYorkHeroHaze },
    page: newYork05,
    scaling: newYork01,
    about: newYork10,
  },
  beirut: {
    hero: beirutHero,
    lights: { night: beirutHeroNight, haze: beirutHeroHaze },
    page: beirut01,
    scaling: beirut01,
    about: beirut03,
  },
  stockholm: {
    hero: stockholmHero,
    lights: { night: stockholmHeroNight, haze: stockholmHeroHaze },
    page: stockholm09,
    scaling: stockholm03,
    about: stockholm02,
  },
}

/** A city's hero in a light; none where golden is it, or stays for it (HOUR-2). */
export function lightPicture(city: CityKey, light: Light): PictureSource | undefined {
  return light === 'golden' ? undefined : cityPictures[city].lights[light]
}
