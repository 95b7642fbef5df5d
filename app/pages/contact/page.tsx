import type { MetaArgs } from 'react-router'
import { cities } from '~/cities/cities'
import { WhyChooseUs } from '~/sections/why-choose-us/why-choose-us'
import { cityCard, seo } from '~/site/metadata'
import { contactMeta } from '~/site/texts/contact'
import { homeCrumb } from '~/site/texts/page-meta'
import { cityShownAt } from '~/visit/city-selection'
import { ContactDetails } from './contact-details'
import { ContactHero } from './contact-hero'

/** Metadata of `/contact` in the city of the address (META-1). */
export function meta({ location }: MetaArgs) {
  const city = cityShownAt(location.pathname)
  return seo({
    ...contactMeta(cities[city].name),
    path: '/contact',
    city,
    ...cityCard(city),
    breadcrumbs: [homeCrumb],
  })
}

/** `/contact` (CONT-1). */
export default function Contact() {
  return (
    <>
      <ContactHero />
      <WhyChooseUs ground="night" strip />
      <ContactDetails />
    </>
  )
}
