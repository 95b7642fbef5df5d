import { beirut01, beirut03, beirutHero } from '~/pictures/beirut'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = { hero: beirutHero, scaling: beirut01, about: beirut03 }
