import { contactHero } from '~/media/contact-hero'
import { ActionLink } from '~/sections/action-link/action-link'
import { PageHero } from '~/sections/page-hero/page-hero'
import { useTexts } from '~/services/content-loading'
import { usePicture } from '~/services/picture-lookup'
import { lastWordItalic } from '~/ui/last-word-italic'

/** The contact page's opening (spec 2.8). */
export function ContactHero() {
  const { hero } = useTexts('contact')
  const picture = usePicture(hero.backgroundImage, contactHero)
  return (
    <PageHero
      title={lastWordItalic(hero.title)}
      subtitle={hero.subtitle}
      description={hero.description}
      picture={picture}
      pictureAlt={hero.backgroundAlt}
      action={<ActionLink to={hero.ctaLink}>{hero.ctaText}</ActionLink>}
      size="short"
    />
  )
}
