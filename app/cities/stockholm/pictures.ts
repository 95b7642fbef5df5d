import { stockholm02, stockholm03, stockholmHero } from '~/pictures/stockholm'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = {
  hero: stockholmHero,
  scaling: stockholm03,
  about: stockholm02,
}
