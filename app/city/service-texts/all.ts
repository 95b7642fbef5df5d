import { type CityKey, cityKeys } from '../../site/cities.ts'
import type { ServicePageSlug } from '../../site/service-page-slugs.ts'
import { beirut } from './beirut.ts'
import { dubai } from './dubai.ts'
import { newYork } from './new-york.ts'
import { oslo } from './oslo.ts'
import type { CityServiceTexts } from './service-text.ts'
import { stockholm } from './stockholm.ts'
import { zurich } from './zurich.ts'

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
