import type { MetaArgs } from 'react-router'
import { cityShownAt } from '~/city/city-selection'
import { pageReveal } from '~/components/reveal'
import { useTexts } from '~/content/loading'
import { aboutHero } from '~/media/about-hero'
import { servicesHero } from '~/media/services-hero'
import { catalogue } from '~/pages/services/catalogue'
import { ActionLink } from '~/sections/action-link/action-link'
import { ClosingCall } from '~/sections/closing-call/closing-call'
import { PageHero } from '~/sections/page-hero/page-hero'
import { cities } from '~/site/cities'
import { elements } from '~/site/elements'
import { facts } from '~/site/facts'
import { seo } from '~/site/metadata'
import { site } from '~/site/site'
import { Chapter } from './chapter'
import { ElementBar } from './element-bar'

export function meta({ location }: MetaArgs) {
  const city = cityShownAt(location.pathname)
  return seo({
    title: `Services by elements in ${cities[city].name} | ${site.name}`,
    description: `All services in ${cities[city].name}: homes and security, concierge and dining, travel and events, social media and reputation, memberships.`,
    path: '/services',
    city,
    image: 'services',
    imageAlt: servicesHero.alt,
    keywords: elements.flatMap((element) =>
      catalogue[element.id].map((category) => category.title),
    ),
    breadcrumbs: [{ name: 'Home', path: '/home' }],
  })
}

/** Services by elements: hero, the bar, five chapters, closing call (ELEM-2, ELEM-6, ELEM-8). */
export default function ServicesPage() {
  const { description } = useTexts('page-hero').services

  return (
    <>
      <PageHero
        title={
          <>
            {site.name} <em>Lifestyle</em>
          </>
        }
        subtitle="Service by Elements"
        description={description}
        picture={servicesHero}
        action={<ActionLink to="#earth">Begin Your Journey</ActionLink>}
      />
      <ElementBar />
      {elements.map((element) => (
        <Chapter key={element.id} element={element} categories={catalogue[element.id]} />
      ))}
      <ClosingCall
        title="Ready to Experience the Elements?"
        text={`Tell us what you need. We typically respond ${facts.replyTime.value}. ${facts.costOfAsking.value}`}
        picture={aboutHero}
        reveal={pageReveal}
      >
        <ActionLink to="/contact">Begin Your Journey</ActionLink>
        <ActionLink to="/about" look="quiet">
          <span>
            Learn More<span className="visually-hidden"> about {site.brand}</span>
          </span>
        </ActionLink>
      </ClosingCall>
    </>
  )
}
