import { oslo02, oslo03, osloHero, osloHeroNight, osloNear } from '~/pictures/oslo'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = {
  hero: osloHero,
  lights: { night: osloHeroNight },
  page: oslo02,
  scaling: oslo03,
  about: osloNear,
}
