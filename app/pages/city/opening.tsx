import type { CityKey } from '~/cities/cities'
import type { CityProfile } from '~/cities/city-profile'
import { CitySwitcher } from './city-switcher'
import { Hero } from './hero'
import styles from './opening.module.css'

/** The first viewport: the hero, with the cities at the bottom. */
export function Opening({ city, profile }: { city: CityKey; profile: CityProfile }) {
  return (
    <div className={styles.opening}>
      <Hero key={city} city={city} profile={profile} />
      <CitySwitcher city={city} />
    </div>
  )
}
