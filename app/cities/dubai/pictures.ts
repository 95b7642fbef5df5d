import {
  dubai03,
  dubai04,
  dubaiHero,
  dubaiHeroHaze,
  dubaiHeroNight,
  dubaiNear,
} from '~/pictures/dubai'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = {
  hero: dubaiHero,
  lights: { night: dubaiHeroNight, haze: dubaiHeroHaze },
  page: dubai04,
  scaling: dubai03,
  about: dubaiNear,
}
