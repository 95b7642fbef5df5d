import {
  stockholm03,
  stockholm06,
  stockholmHero,
  stockholmHeroHaze,
  stockholmHeroNight,
  stockholmNear,
} from '~/pictures/stockholm'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = {
  hero: stockholmHero,
  lights: { night: stockholmHeroNight, haze: stockholmHeroHaze },
  page: stockholm06,
  scaling: stockholm03,
  about: stockholmNear,
}
