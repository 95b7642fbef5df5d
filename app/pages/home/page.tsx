import type { MetaArgs } from 'react-router'
import { cityPictures } from '~/city/city-pictures'
import { cityShownAt } from '~/city/city-selection'
import { HomePage } from '~/pages/home/home-page'
import { cities, defaultCity } from '~/site/cities'
import { seo } from '~/site/metadata'
import { homeMeta } from '~/site/texts/home'

export function meta({ location }: MetaArgs) {
  const city = cityShownAt(location.pathname)
  return seo({
    ...homeMeta(cities[city].name),
    path: '/home',
    city,
    image: city === defaultCity ? 'home' : `city-${city}`,
    imageAlt: cityPictures[city].hero.alt,
  })
}

export default function Home() {
  return <HomePage />
}
