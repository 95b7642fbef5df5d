import { cityKeys } from '../../site/cities.ts'
import type { ServicePageSlug } from '../../site/service-page-slugs.ts'
import { cityTexts, ofEveryCity } from '../city-texts.ts'

/** Every city's own texts of the service pages, for prerendering, the build and tests alone. */
export const serviceTexts = await ofEveryCity((city) => cityTexts[city].services())

/** Whether a service is the same in every city: none has a text of its own for it. */
export function isSharedService(slug: ServicePageSlug): boolean {
  return cityKeys.every((city) => serviceTexts[city][slug] === undefined)
}
