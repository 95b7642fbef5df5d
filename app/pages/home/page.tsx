import type { MetaArgs } from 'react-router'
import { cities } from '~/cities/cities'
import { HomePage } from '~/pages/home/home-page'
import { cityCard, seo } from '~/site/metadata'
import { homeMeta } from '~/site/texts/home'
import { cityShownAt } from '~/visit/city-selection'

/** Metadata of `/home` in the city of the address (META-1). */
export function meta({ location }: MetaArgs) {
  const city = cityShownAt(location.pathname)
  return seo({
    ...homeMeta(cities[city].name),
    path: '/home',
    city,
    ...cityCard(city),
  })
}

/** `/home` (HOME-1). */
export default function Home() {
  return <HomePage />
}
