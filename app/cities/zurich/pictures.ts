import { zurich04, zurich07, zurichHero, zurichHeroNight, zurichNear } from '~/pictures/zurich'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = {
  hero: zurichHero,
  lights: { night: zurichHeroNight },
  page: zurich07,
  scaling: zurich04,
  about: zurichNear,
}
