import { cityPictures } from '~/brand/city-pictures'
import { useCity } from '~/services/city-selection'
import { useTexts } from '~/services/content-loading'
import { usePicture } from '~/services/picture-lookup'
import { Label } from '~/ui/label'
import { lastWordItalic } from '~/ui/last-word-italic'
import { Picture } from '~/ui/picture'
import { pageReveal, Reveal } from '~/ui/reveal'
import styles from './about-section.module.css'

/** Who the house is in this city: a sentence set large, two paragraphs, a picture (spec 2.4 "About section"). */
export function AboutSection() {
  const city = useCity()
  const { aboutSection: texts } = useTexts('home')
  const picture = usePicture(texts.imageSrc, cityPictures[city].about)

  return (
    <section className={styles.section} data-ground="ivory" aria-labelledby="about-house">
      <Reveal className={styles.head} {...pageReveal}>
        <Label>The house</Label>
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
