import { newYork01, newYork10, newYorkHero } from '~/pictures/new-york'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = { hero: newYorkHero, scaling: newYork01, about: newYork10 }
