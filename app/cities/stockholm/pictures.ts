import {
  stockholm03,
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
  page: stockholm09,
  scaling: stockholm03,
  about: stockholmNear,
}
