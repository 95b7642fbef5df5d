import type { MetaArgs } from 'react-router'
import { cities } from '~/cities/cities'
import { lastWordItalic } from '~/components/last-word-italic'
import { pageReveal } from '~/components/reveal'
import { useTexts } from '~/content/loading'
import { catalogue } from '~/pages/services/catalogue'
import { servicesClose, servicesHero } from '~/pictures/pages'
import { ActionLink } from '~/sections/action-link/action-link'
import { ClosingCall } from '~/sections/closing-call/closing-call'
import { PageHero } from '~/sections/page-hero/page-hero'
import { elements } from '~/services/elements'
import { serviceNames, serviceSlugs } from '~/services/services'
import { cityCard, seo } from '~/site/metadata'
import { servicePath } from '~/site/route-table'
import { homeCrumb } from '~/site/texts/page-meta'
import { servicesMeta, servicesTexts } from '~/site/texts/services'
import { cityShownAt } from '~/visit/city-selection'
import { Chapter } from './chapter'
import { ElementBar } from './element-bar'

const { closing } = servicesTexts

/** Metadata of `/services` in the city of the address (META-1). */
export function meta({ location }: MetaArgs) {
  const city = cityShownAt(location.pathname)
  return seo({
    ...servicesMeta(cities[city].name),
    path: '/services',
    city,
    ...cityCard(city),
    breadcrumbs: [homeCrumb],
    catalogue: serviceSlugs.map((slug) => ({ name: serviceNames[slug], path: servicePath(slug) })),
  })
}

/** Services by elements: hero, the bar, five chapters, closing call (ELEM-2, ELEM-6, ELEM-8). */
export default function ServicesPage() {
  const { description } = useTexts('page-hero').services

  return (
    <>
      <PageHero
        title={lastWordItalic(servicesTexts.title)}
        subtitle={servicesTexts.subtitle}
        description={description}
        picture={servicesHero}
        action={
          <ActionLink to="#earth" look="solid">
            {servicesTexts.begin}
          </ActionLink>
        }
      />
      <ElementBar />
      {elements.map((element) => (
        <Chapter key={element.id} element={element} categories={catalogue[element.id]} />
      ))}
      <ClosingCall
        title={closing.title}
        text={closing.text}
        picture={servicesClose}
        reveal={pageReveal}
      >
        <ActionLink to="/contact" look="solid">
          {closing.contact}
        </ActionLink>
        <ActionLink to="/about" look="quiet">
          <span>
            {closing.more}
            <span className="visually-hidden">{closing.moreAbout}</span>
          </span>
        </ActionLink>
      </ClosingCall>
    </>
  )
}
