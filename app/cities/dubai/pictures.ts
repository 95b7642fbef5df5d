import {
  dubai04,
  dubai05,
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
  scaling: dubai05,
  about: dubaiNear,
}
