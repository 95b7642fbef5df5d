import { type CityKey, cities } from '~/cities/cities'
import type { CityProfile } from '~/cities/city-profile'
import { Picture, shadeStyle } from '~/components/picture'
import { ActionLink } from '~/sections/action-link/action-link'
import { cityPageTexts } from '~/site/texts/city'
import styles from './hero.module.css'
import { experiencesId } from './signature-experiences'

interface HeroProps {
  city: CityKey
  profile: CityProfile
}

/** The city's picture, its name, the intro and the link to its experiences (PLACE-1). */
export function Hero({ city, profile }: HeroProps) {
  return (
    <section className={styles.hero} data-theme="night" style={shadeStyle(profile.heroImage)}>
      <div className={styles.media}>
        <Picture
          picture={profile.heroImage}
          sizes="100vw"
          priority
          fills="window"
          className={styles.picture}
        />
      </div>
      <div className={styles.words} data-foot="words">
        <h1 className={styles.title}>
          <span className={styles.line}>{cityPageTexts.discover}</span>{' '}
          <em className={styles.line}>{cities[city].name}</em>
        </h1>
        <div className={styles.aside}>
          <p className={styles.intro}>{profile.intro}</p>
          <ActionLink to={`#${experiencesId}`} look="solid">
            {cityPageTexts.explore}
          </ActionLink>
        </div>
      </div>
    </section>
  )
}
