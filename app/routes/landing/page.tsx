import { defaultCity } from '~/brand/cities'
import { cityPictures } from '~/brand/city-pictures'
import { seo } from '~/brand/seo'
import { site } from '~/brand/site'
import { Panes } from './panes'

export function meta() {
  return seo({
    title: site.defaultTitle,
    description: site.defaultDescription,
    path: '/',
    city: defaultCity,
    image: 'landing',
    imageAlt: cityPictures[defaultCity].hero.alt,
  })
}

/** The choice of a city; stands alone, without header and footer (spec 2.3). */
export default function Landing() {
  return <Panes />
}
