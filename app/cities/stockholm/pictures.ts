import {
  stockholm01,
  stockholm09,
  stockholmHero,
  stockholmHeroHaze,
  stockholmHeroNight,
  stockholmNear,
} from '~/pictures/stockholm'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = {
  hero: stockholmHero,
  lights: { night: stockholmHeroNight, haze: stockholmHeroHaze },
  page: stockholm01,
  scaling: stockholm09,
  about: stockholmNear,
}
