import type { MetaArgs } from 'react-router'
import { cityPictures } from '~/city/city-pictures'
import { cityShownAt } from '~/city/city-selection'
import { HomePage } from '~/pages/home/home-page'
import { cities } from '~/site/cities'
import { seo } from '~/site/metadata'
import { site } from '~/site/site'

export function meta({ location }: MetaArgs) {
  const city = cityShownAt(location.pathname)
  const { name } = cities[city]
  return seo({
    title: `Luxury concierge in ${name} | ${site.name}`,
    description: `Luxury concierge in ${name}: homes, restaurants, yachts, private jets, honeymoons, itineraries and events, arranged for you by one team.`,
    path: '/home',
    city,
    image: city === 'dubai' ? 'home' : `city-${city}`,
    imageAlt: cityPictures[city].hero.alt,
    keywords: [
      `concierge ${name}`,
      `${name} private jets`,
      `${name} yacht rental`,
      `honeymoon ${name}`,
    ],
  })
}

export default function Home() {
  return <HomePage />
}
