import { ownPicture } from '~/cities/own-pictures'
import { Label } from '~/components/label'
import { Picture } from '~/components/picture'
import { Reveal } from '~/components/reveal'
import type { DocumentTexts } from '~/content/defaults'
import { usePicture } from '~/content/named-picture'
import { whoWeAre } from '~/pictures/pages'
import { facts } from '~/site/facts'
import { credentialNames } from '~/site/texts/about'
import { useCity } from '~/visit/city-selection'
import { aboutReveal } from './about-reveal'
import styles from './who-we-are.module.css'

/** The company's credentials that are known. */
const credentials = (Object.keys(credentialNames) as (keyof typeof credentialNames)[])
  .map((fact) => [credentialNames[fact], facts[fact].value] as const)
  .filter(([, value]) => value !== undefined)

/** Who Levo is: two paragraphs and a picture that runs off the page (ABOUT-3). */
export function WhoWeAre({ texts }: { texts: DocumentTexts<'about'>['whoWeAre'] }) {
  const picture = usePicture(
    'about',
    'whoWeAre.imageSrc',
    texts.imageSrc,
    ownPicture(useCity()) ?? whoWeAre,
  )

  return (
    <section
      id="who-we-are"
      className={styles.section}
      data-theme="ivory"
      aria-labelledby="who-we-are-heading"
    >
      <Reveal {...aboutReveal} className={styles.opening}>
        <Label className={styles.label}>{texts.title}</Label>
        <h2 id="who-we-are-heading">{texts.heading}</h2>
      </Reveal>
      <Reveal {...aboutReveal} className={styles.picture}>
        <div data-mask>
          <Picture picture={picture} alt={texts.imageAlt} sizes="(width > 900px) 56vw, 100vw" />
        </div>
      </Reveal>
      <Reveal {...aboutReveal} className={styles.words}>
        <p>{texts.description1}</p>
        <p>{texts.description2}</p>
        {credentials.map(([what, value]) => (
          <p key={what}>
            {what}: {value}
          </p>
        ))}
      </Reveal>
    </section>
  )
}
