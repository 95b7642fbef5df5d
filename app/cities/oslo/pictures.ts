import { oslo03, oslo07, osloHero } from '~/pictures/oslo'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = { hero: osloHero, scaling: oslo03, about: oslo07 }
