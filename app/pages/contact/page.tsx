import type { MetaArgs } from 'react-router'
import { cityShownAt } from '~/city/city-selection'
import { contactHero } from '~/media/contact-hero'
import { WhyChooseUs } from '~/sections/why-choose-us/why-choose-us'
import { cities } from '~/site/cities'
import { facts, timeZoneName } from '~/site/facts'
import { seo } from '~/site/metadata'
import { site } from '~/site/site'
import { ContactDetails } from './contact-details'
import { ContactHero } from './contact-hero'

export function meta({ location }: MetaArgs) {
  const city = cityShownAt(location.pathname)
  const { name } = cities[city]
  return seo({
    title: `Contact the ${name} concierge | ${site.name}`,
    description: `Contact the ${name} concierge by form, phone, e-mail or WhatsApp. We typically respond ${facts.replyTime.value}, ${timeZoneName()}.`,
    path: '/contact',
    city,
    image: 'contact',
    imageAlt: contactHero.alt,
    keywords: [`concierge ${name} contact`, `${site.name} ${name}`],
    breadcrumbs: [{ name: 'Home', path: '/home' }],
  })
}

export default function Contact() {
  return (
    <>
      <ContactHero />
      <WhyChooseUs ground="night" />
      <ContactDetails />
    </>
  )
}
