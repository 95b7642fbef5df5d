import type { CityProfile } from '~/city/profiles/city-profile'
import { Picture } from '~/components/picture'
import { pageReveal, Reveal } from '~/components/reveal'
import styles from './partnerships-and-culture.module.css'

/** Whom the house works with, and what the city does with its year (PLACE-3). */
export function PartnershipsAndCulture({ profile }: { profile: CityProfile }) {
  return (
    <section className={styles.section} data-theme="night" aria-label="Partnerships and culture">
      <div className={styles.spread}>
        <Reveal className={styles.partnerships} {...pageReveal}>
          <h2>Partnerships</h2>
          <p className={styles.text}>{profile.partnerships}</p>
        </Reveal>
        <Reveal className={styles.frame} {...pageReveal}>
          <div className={styles.mask} data-mask>
            <Picture
              picture={profile.partnershipsPicture}
              sizes="(width < 760px) 100vw, 60vw"
              className={styles.picture}
            />
          </div>
        </Reveal>
        <Reveal className={styles.culture} {...pageReveal}>
          <h2>
            Cultural <i>&</i> Social Life
          </h2>
          <p className={styles.text}>{profile.cultureSocial}</p>
        </Reveal>
      </div>
    </section>
  )
}
