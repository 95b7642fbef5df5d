import {
  stockholm01,
  stockholm12,
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
  scaling: stockholm12,
  about: stockholmNear,
}
