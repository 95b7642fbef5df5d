import {
  newYork01,
  newYork05,
  newYork10,
  newYorkHero,
  newYorkHeroHaze,
  newYorkHeroNight,
} from '~/pictures/new-york'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = {
  hero: newYorkHero,
  lights: { night: newYorkHeroNight, haze: newYorkHeroHaze },
  page: newYork05,
  scaling: newYork01,
  about: newYork10,
}
