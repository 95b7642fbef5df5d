import type { MetaArgs } from 'react-router'
import { cityShownAt } from '~/city/city-selection'
import { HomePage } from '~/pages/home/home-page'
import { cities } from '~/site/cities'
import { cityCard, seo } from '~/site/metadata'
import { homeMeta } from '~/site/texts/home'

export function meta({ location }: MetaArgs) {
  const city = cityShownAt(location.pathname)
  return seo({
    ...homeMeta(cities[city].name),
    path: '/home',
    city,
    ...cityCard(city),
  })
}

export default function Home() {
  return <HomePage />
}
