import type { CityProfile } from '~/cities/city-profile'
import { Picture } from '~/components/picture'
import { pageReveal, Reveal } from '~/components/reveal'
import { cityPageTexts } from '~/site/texts/city'
import styles from './partnerships-and-culture.module.css'

const [before, after] = cityPageTexts.culture.split('&')

/** The company's partners, and the city's events through the year (PLACE-3). */
export function PartnershipsAndCulture({ profile }: { profile: CityProfile }) {
  return (
    <section
      className={styles.section}
      data-theme="night"
      aria-label={cityPageTexts.partnershipsAndCulture}
    >
      <div className={styles.spread}>
        <Reveal className={styles.partnerships} {...pageReveal}>
          <h2>{cityPageTexts.partnerships}</h2>
          <p className={styles.text}>{profile.partnerships}</p>
        </Reveal>
        <Reveal className={styles.frame} {...pageReveal}>
          <div className={styles.mask} data-mask>
            <Picture
              picture={profile.partnershipsPicture}
              sizes="(width < 960px) 100vw, 60vw"
              className={styles.picture}
            />
          </div>
        </Reveal>
        <Reveal className={styles.culture} {...pageReveal}>
          <h2>
            {before}
            <i>&</i>
            {after}
          </h2>
          <p className={styles.text}>{profile.cultureSocial}</p>
        </Reveal>
      </div>
    </section>
  )
}
