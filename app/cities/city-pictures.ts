/** The pictures that represent each city across the site (LAND-1, HOME-2, PLACE-2). */
import type { PictureSource } from '~/pictures/picture-source'
import { type CityKey, cityKeys } from './cities'
import type { Light } from './sky'

/** A city's pictures on pages other than its own, from its folder's `pictures.ts`. */
export interface CityPictures {
  /** In golden light. */
  hero: PictureSource
  /** The hero in other lights; the golden one is the fallback (HOUR-2). */
  lights: { night?: PictureSource; haze?: PictureSource }
  /** Opens the city's own page: its profile's `heroImage`. */
  page: PictureSource
  /** Home's image-scaling section, unless the document names another picture. */
  scaling: PictureSource
  /** Home's about section, unless the document names another picture. */
  about: PictureSource
}

const files = import.meta.glob<CityPictures>('./*/pictures.ts', { eager: true, import: 'pictures' })

export const cityPictures = Object.fromEntries(
  cityKeys.map((city) => [city, files[`./${city}/pictures.ts`]]),
) as Readonly<Record<CityKey, CityPictures>>

/** A city's hero in a light; `undefined` for golden and where golden is the fallback (HOUR-2). */
export function lightPicture(city: CityKey, light: Light): PictureSource | undefined {
  return light === 'golden' ? undefined : cityPictures[city].lights[light]
}
