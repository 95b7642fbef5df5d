import type { CityKey } from '~/cities/cities'
import type { CityProfile } from '~/cities/city-profile'
import { CitySwitcher } from './city-switcher'
import { Hero } from './hero'
import styles from './opening.module.css'

/** The first window: the hero, and the cities at its foot. */
export function Opening({ city, profile }: { city: CityKey; profile: CityProfile }) {
  return (
    <div className={styles.opening}>
      <Hero key={city} city={city} profile={profile} />
      <CitySwitcher city={city} />
    </div>
  )
}
