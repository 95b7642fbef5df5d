import { useEffect } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { track } from '~/analytics/analytics'
import { cities, normaliseCity } from '~/cities/cities'
import { pageTexts } from '~/content/page-texts'
import { WhyChooseUs } from '~/sections/why-choose-us/why-choose-us'
import { cityCard, seo } from '~/site/metadata'
import { cityPath } from '~/site/route-table'
import { cityMeta } from '~/site/texts/city'
import { homeCrumb } from '~/site/texts/page-meta'
import { selectCity } from '~/visit/city-selection'
import { CitySwitcher } from './city-switcher'
import { ContactUs } from './contact-us'
import { Gallery } from './gallery'
import { Hero } from './hero'
import { PartnershipsAndCulture } from './partnerships-and-culture'
import { SignatureExperiences } from './signature-experiences'

/** Metadata of the city's own page (META-1). */
export function meta({ params, location }: MetaArgs) {
  const city = normaliseCity(params.name)
  const { profile } = pageTexts(location.pathname, city)
  if (!profile) return []
  return seo({
    ...cityMeta(cities[city].name, profile.metaDescription),
    path: cityPath(city),
    city,
    ...cityCard(city),
    breadcrumbs: [homeCrumb],
  })
}

/** The page of one city (PLACE-1). */
export default function CityPage() {
  const { name } = useParams()
  const city = normaliseCity(name)
  const { profile } = pageTexts(cityPath(city), city)

  useEffect(() => {
    selectCity(city)
    track('city_interaction', { city, action: 'view' })
  }, [city])

  // The guard loads the profile before the page is shown; the error screen offers a retry.
  if (!profile) throw new Error(`The profile of ${city} did not arrive.`)
  return (
    <>
      <Hero key={city} city={city} profile={profile} />
      <CitySwitcher city={city} />
      <SignatureExperiences key={`experiences-${city}`} profile={profile} />
      <PartnershipsAndCulture key={`culture-${city}`} profile={profile} />
      <WhyChooseUs strip />
      <Gallery key={`gallery-${city}`} city={city} pictures={profile.gallery} />
      <ContactUs text={profile.contactCta} />
    </>
  )
}
