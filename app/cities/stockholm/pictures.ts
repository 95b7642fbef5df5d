import {
  stockholm02,
  stockholm03,
  stockholmHero,
  stockholmHeroHaze,
  stockholmHeroNight,
} from '~/pictures/stockholm'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = {
  hero: stockholmHero,
  lights: { night: stockholmHeroNight, haze: stockholmHeroHaze },
  scaling: stockholm03,
  about: stockholm02,
}
