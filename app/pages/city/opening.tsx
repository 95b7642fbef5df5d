import { useState } from 'react'
import type { CityProfile } from '~/city/profiles/city-profile'
import type { CityKey } from '~/site/cities'
import { CitySwitcher } from './city-switcher'
import { Hero } from './hero'
import styles from './opening.module.css'

interface Pressed {
  on: CityKey
  card: CityKey
}

/** The first window: the hero, and the cities at its foot; a pressed card grows into the next hero. */
export function Opening({ city, profile }: { city: CityKey; profile: CityProfile }) {
  const [pressed, setPressed] = useState<Pressed>()
  // The next city has arrived: its hero takes the picture over.
  if (pressed && pressed.on !== city) setPressed(undefined)
  const growing = pressed?.on === city && pressed.card !== city ? pressed.card : undefined

  return (
    <div className={styles.opening}>
      <Hero key={city} city={city} profile={profile} yieldsPicture={growing !== undefined} />
      <CitySwitcher
        city={city}
        growing={growing}
        onChoose={(card) => setPressed({ on: city, card })}
      />
    </div>
  )
}
