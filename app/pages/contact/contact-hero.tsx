import { lastWordItalic } from '~/components/last-word-italic'
import { useTexts } from '~/content/loading'
import { usePicture } from '~/content/named-picture'
import { contactHero } from '~/pictures/pages'
import { ActionLink } from '~/sections/action-link/action-link'
import { PageHero } from '~/sections/page-hero/page-hero'
import styles from './contact-hero.module.css'

/** At least the rendered width of the picture (contact-hero.module.css). */
const pictureSizes = '(min-width: 1200px) max(97vw, 160vh - 57rem), max(122vw, 38.5rem)'

/** The contact page's hero (CONT-1). */
export function ContactHero() {
  const { hero } = useTexts('contact')
  const picture = usePicture('contact', 'hero.backgroundImage', hero.backgroundImage, contactHero)
  return (
    <PageHero
      title={lastWordItalic(hero.title)}
      subtitle={hero.subtitle}
      description={hero.description}
      picture={picture}
      pictureAlt={hero.backgroundAlt}
      action={
        <ActionLink to={hero.ctaLink} look="solid">
          {hero.ctaText}
        </ActionLink>
      }
      band={{ className: styles.band, sizes: pictureSizes }}
    />
  )
}
