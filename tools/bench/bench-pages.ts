import { cityKeys, defaultCity } from '../../app/cities/cities.ts'
import { cityPath, editionPath } from '../../app/site/route-table.ts'

const everyCity = ['/home', '/about', '/services', '/contact', '/villas']

/** The pages that `npm run bench` measures: the main ones in every edition, the others once. */
export const benchPages: readonly string[] = [
  '/',
  ...everyCity.flatMap((page) => cityKeys.map((city) => editionPath(page, city))),
  ...cityKeys.map((city) => editionPath(cityPath(city), city)),
  editionPath('/privacy-policy', defaultCity),
  editionPath('/terms-conditions', defaultCity),
]
