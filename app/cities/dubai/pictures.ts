import { dubai03, dubaiHero } from '~/pictures/dubai'
import { homeAbout } from '~/pictures/pages'
import type { CityPictures } from '../city-pictures'

export const pictures: CityPictures = { hero: dubaiHero, scaling: dubai03, about: homeAbout }
