import { oslo03, oslo07, osloHero, osloHeroHaze, osloHeroNight } from '~/pictures/oslo'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = {
  hero: osloHero,
  lights: { night: osloHeroNight, haze: osloHeroHaze },
  scaling: oslo03,
  about: oslo07,
}
