import { oslo02, oslo03, osloHero, osloHeroHaze, osloHeroNight, osloNear } from '~/pictures/oslo'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = {
  hero: osloHero,
  lights: { night: osloHeroNight, haze: osloHeroHaze },
  page: oslo02,
  scaling: oslo03,
  about: osloNear,
}
