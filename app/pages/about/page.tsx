import type { MetaArgs } from 'react-router'
import { cities } from '~/cities/cities'
import { useTexts } from '~/content/loading'
import { usePicture } from '~/content/named-picture'
import { elementWater } from '~/pictures/elements'
import { aboutHero } from '~/pictures/pages'
import { ActionLink } from '~/sections/action-link/action-link'
import { ClosingCall } from '~/sections/closing-call/closing-call'
import { PageHero } from '~/sections/page-hero/page-hero'
import { ScrollCue } from '~/sections/scroll-cue/scroll-cue'
import { WhyChooseUs } from '~/sections/why-choose-us/why-choose-us'
import { cityCard, seo } from '~/site/metadata'
import { aboutMeta } from '~/site/texts/about'
import { homeCrumb } from '~/site/texts/page-meta'
import { sectionTexts } from '~/site/texts/sections'
import { cityShownAt } from '~/visit/city-selection'
import { aboutReveal } from './about-reveal'
import { ServicesOverview } from './services-overview'
import { WhoWeAre } from './who-we-are'

/** Metadata of `/about` in the city of the address (META-1). */
export function meta({ location }: MetaArgs) {
  const city = cityShownAt(location.pathname)
  return seo({
    ...aboutMeta(cities[city].name),
    path: '/about',
    city,
    ...cityCard(city),
    breadcrumbs: [homeCrumb],
  })
}

/** The about page: hero, who we are, services overview, why choose us, closing call (ABOUT-1). */
export default function AboutPage() {
  const hero = useTexts('page-hero').about
  const texts = useTexts('about')
  const picture = usePicture('page-hero', 'about.backgroundImage', hero.backgroundImage, aboutHero)

  return (
    <>
      <PageHero
        title={hero.title}
        subtitle={hero.subtitle}
        description={hero.description}
        picture={picture}
        pictureAlt={hero.backgroundAlt}
        action={
          <ActionLink to={hero.ctaLink} look="solid">
            {hero.ctaText}
          </ActionLink>
        }
        cue={
          <ScrollCue to="#who-we-are" delay={900}>
            {sectionTexts.cue}
          </ScrollCue>
        }
        arrival={300}
      />
      <WhoWeAre texts={texts.whoWeAre} />
      <ServicesOverview texts={texts.services} />
      <WhyChooseUs ground="ivory" />
      <ClosingCall
        title={texts.cta.title}
        text={texts.cta.description}
        picture={elementWater}
        reveal={aboutReveal}
      >
        <ActionLink to={texts.cta.buttonLink} look="solid">
          {texts.cta.buttonText}
        </ActionLink>
      </ClosingCall>
    </>
  )
}
