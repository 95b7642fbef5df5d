import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { cityPictures } from '~/city/city-pictures'
import { Picture } from '~/components/picture'
import { type CityKey, cityList } from '~/site/cities'
import { cityPath } from '~/site/route-table'
import { cityPageTexts } from '~/site/texts/city'
import styles from './city-switcher.module.css'

interface CitySwitcherProps {
  city: CityKey
  /** The city whose card was pressed and whose page does not stand yet. */
  growing: CityKey | undefined
  onChoose: (city: CityKey) => void
}

const columns = { '--cities': cityList.length } as CSSProperties

/** All cities, the one on show marked (PLACE-2). */
export function CitySwitcher({ city, growing, onChoose }: CitySwitcherProps) {
  return (
    <nav className={styles.switcher} data-theme="night" aria-label={cityPageTexts.switcher}>
      <ul className={styles.grid} style={columns}>
        {cityList.map(({ key, name }) => (
          <li key={key}>
            <Link
              to={cityPath(key)}
              className={styles.card}
              aria-current={key === city ? 'page' : undefined}
              onClick={() => onChoose(key)}
            >
              <span className={styles.media} data-grows={key === growing || undefined}>
                <Picture
                  picture={cityPictures[key].page}
                  alt=""
                  sizes="(width < 640px) 50vw, (width < 1200px) 34vw, 17vw"
                  className={styles.picture}
                />
              </span>
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
