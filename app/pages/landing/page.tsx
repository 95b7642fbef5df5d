import { defaultCity } from '~/cities/cities'
import { cityPictures } from '~/cities/city-pictures'
import { seo } from '~/site/metadata'
import { defaultMeta } from '~/site/texts/landing'
import { Panes } from './panes'

/** Metadata of the landing page (META-1). */
export function meta() {
  return seo({
    ...defaultMeta,
    path: '/',
    image: 'landing',
    imageAlt: cityPictures[defaultCity].hero.alt,
  })
}

/** The choice of a city, without header and footer (LAND-1). */
export default function Landing() {
  return <Panes />
}
