import {
  newYork09,
  newYork11,
  newYorkHero,
  newYorkHeroHaze,
  newYorkHeroNight,
  newYorkNear,
} from '~/pictures/new-york'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = {
  hero: newYorkHero,
  lights: { night: newYorkHeroNight, haze: newYorkHeroHaze },
  page: newYork11,
  scaling: newYork09,
  about: newYorkNear,
}
