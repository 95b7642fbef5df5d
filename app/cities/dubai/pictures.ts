import {
  dubai04,
  dubai06,
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
  scaling: dubai06,
  about: dubaiNear,
}
