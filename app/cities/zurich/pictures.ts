import {
  zurich07,
  zurich09,
  zurichHero,
  zurichHeroHaze,
  zurichHeroNight,
  zurichNear,
} from '~/pictures/zurich'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = {
  hero: zurichHero,
  lights: { night: zurichHeroNight, haze: zurichHeroHaze },
  page: zurich07,
  scaling: zurich09,
  about: zurichNear,
}
