import {
  newYork01,
  newYork06,
  newYorkHero,
  newYorkHeroHaze,
  newYorkHeroNight,
  newYorkNear,
} from '~/pictures/new-york'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = {
  hero: newYorkHero,
  lights: { night: newYorkHeroNight, haze: newYorkHeroHaze },
  page: newYork06,
  scaling: newYork01,
  about: newYorkNear,
}
