import type { MetaArgs } from 'react-router'
import { cities } from '~/brand/cities'
import { cityPictures } from '~/brand/city-pictures'
import { seo } from '~/brand/seo'
import { site } from '~/brand/site'
import { HomePage } from '~/sections/home/home-page'
import { cityShownAt } from '~/services/city-selection'

export function meta({ location }: MetaArgs) {
  const city = cityShownAt(location.pathname)
  const { name } = cities[city]
  return seo({
    title: `Luxury concierge in ${name} | ${site.name}`,
    description: `A table at eight, though the book is full. Villas, yachts, private jets, honeymoon packages and itineraries in ${name}, looked after by one person of the house.`,
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
