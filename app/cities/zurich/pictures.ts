import {
  zurich09,
  zurich11,
  zurichHero,
  zurichHeroHaze,
  zurichHeroNight,
  zurichNear,
} from '~/pictures/zurich'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = {
  hero: zurichHero,
  lights: { night: zurichHeroNight, haze: zurichHeroHaze },
  page: zurich11,
  scaling: zurich09,
  about: zurichNear,
}
