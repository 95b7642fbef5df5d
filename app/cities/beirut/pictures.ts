import {
  beirut01,
  beirut10,
  beirutHero,
  beirutHeroHaze,
  beirutHeroNight,
  beirutNear,
} from '~/pictures/beirut'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = {
  hero: beirutHero,
  lights: { night: beirutHeroNight, haze: beirutHeroHaze },
  page: beirut10,
  scaling: beirut01,
  about: beirutNear,
}
