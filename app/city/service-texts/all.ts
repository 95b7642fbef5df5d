import { type CityKey, cityKeys, defaultCity } from '~/site/cities'
import type { ServicePageSlug } from '~/site/service-page-slugs'
import { beirut } from './beirut'
import { dubai } from './dubai'
import { newYork } from './new-york'
import { oslo } from './oslo'
import type { CityServiceTexts } from './service-text'
import { stockholm } from './stockholm'
import { zurich } from './zurich'

/** Every city's own texts of the service pages. */
export const serviceTexts: Readonly<Record<CityKey, CityServiceTexts>> = {
  dubai,
  zurich,
  oslo,
  'new-york': newYork,
  beirut,
  stockholm,
}

/** Whether a service is the same in every city: none has a text of its own for it. */
export function isSharedService(slug: ServicePageSlug): boolean {
  return cityKeys.every((city) => serviceTexts[city][slug] === undefined)
}

/** The city whose edition of a service page is the one that search engines should know. */
export function canonicalCity(slug: ServicePageSlug, city: CityKey): CityKey {
  return serviceTexts[city][slug] ? city : defaultCity
}
