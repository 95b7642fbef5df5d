import { cityKeys, defaultCity } from '../../app/cities/cities.ts'
import { cityPath, editionPath } from '../../app/site/route-table.ts'

const everyCity = ['/home', '/about', '/services', '/contact', '/villas']

/** The landing page, the main pages in every city and the rest once: what `npm run bench` measures. */
export const benchPages: readonly string[] = [
  '/',
  ...everyCity.flatMap((page) => cityKeys.map((city) => editionPath(page, city))),
  ...cityKeys.map((city) => editionPath(cityPath(city), city)),
  editionPath('/privacy-policy', defaultCity),
  editionPath('/terms-conditions', defaultCity),
]
