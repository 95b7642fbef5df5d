import { cityPictures } from '~/cities/city-pictures'
import { Label } from '~/components/label'
import { lastWordItalic } from '~/components/last-word-italic'
import { Picture } from '~/components/picture'
import { pageReveal, Reveal } from '~/components/reveal'
import { useTexts } from '~/content/loading'
import { usePicture } from '~/content/named-picture'
import { homeTexts } from '~/site/texts/home'
import { useCity } from '~/visit/city-selection'
import styles from './about-section.module.css'

/** The company in this city: a large sentence, two paragraphs, a picture (HOME-7). */
export function AboutSection() {
  const city = useCity()
  const { aboutSection: texts } = useTexts('home')
  const picture = usePicture(
    'home',
    'aboutSection.imageSrc',
    texts.imageSrc,
    cityPictures[city].about,
  )

  return (
    <section className={styles.section} data-theme="ivory" aria-labelledby="about-house">
      <Reveal className={styles.head} {...pageReveal}>
        <Label>{homeTexts.about}</Label>
        <h2 id="about-house">{lastWordItalic(texts.subtitle)}</h2>
      </Reveal>
      <Reveal className={styles.text} {...pageReveal}>
        <p>{texts.description1}</p>
        <p>{texts.description2}</p>
      </Reveal>
      <Reveal className={styles.figure} {...pageReveal}>
        <div className={styles.mask} data-mask>
          <Picture picture={picture} alt={texts.imageAlt} sizes="(width <= 900px) 100vw, 50vw" />
        </div>
      </Reveal>
    </section>
  )
}
