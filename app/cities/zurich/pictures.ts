import { zurich04, zurich05, zurichHero } from '~/pictures/zurich'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = { hero: zurichHero, scaling: zurich04, about: zurich05 }
