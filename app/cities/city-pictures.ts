/** The pictures that stand for each city wherever it is shown (LAND-1, HOME-2, PLACE-2). */
import type { PictureSource } from '~/pictures/picture-source'
import { type CityKey, cityKeys } from './cities'
import type { Light } from './sky'

/** A city's pictures on the pages that are not its own: its folder's `pictures.ts`. */
export interface CityPictures {
  /** In golden light. */
  hero: PictureSource
  /** The hero in the light of other hours; golden stays for one that is missing (HOUR-2). */
  lights: { night?: PictureSource; haze?: PictureSource }
  /** Opens the city's own page: its profile's `heroImage`. */
  page: PictureSource
  /** Home's image-scaling section, unless its document names another. */
  scaling: PictureSource
  /** Home's about section, unless its document names another. */
  about: PictureSource
}

const files = import.meta.glob<CityPictures>('./*/pictures.ts', { eager: true, import: 'pictures' })

export const cityPictures = Object.fromEntries(
  cityKeys.map((city) => [city, files[`./${city}/pictures.ts`]]),
) as Readonly<Record<CityKey, CityPictures>>

/** A city's hero in a light; none where golden is it, or stays for it (HOUR-2). */
export function lightPicture(city: CityKey, light: Light): PictureSource | undefined {
  return light === 'golden' ? undefined : cityPictures[city].lights[light]
}
