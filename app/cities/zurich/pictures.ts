import {
  zurich09,
  zurich10,
  zurichHero,
  zurichHeroHaze,
  zurichHeroNight,
  zurichNear,
} from '~/pictures/zurich'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = {
  hero: zurichHero,
  lights: { night: zurichHeroNight, haze: zurichHeroHaze },
  page: zurich10,
  scaling: zurich09,
  about: zurichNear,
}
