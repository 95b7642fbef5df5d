import type { CSSProperties } from 'react'
import { type CityKey, cityList } from '~/cities/cities'
import { cityPictures } from '~/cities/city-pictures'
import { Picture, shadeStyle } from '~/components/picture'
import { SiteLink } from '~/components/site-link'
import { cityPath } from '~/site/route-table'
import { cityPageTexts } from '~/site/texts/city'
import styles from './city-switcher.module.css'

const columns = { '--cities': cityList.length } as CSSProperties

/** All cities, with the current one marked (PLACE-2). */
export function CitySwitcher({ city }: { city: CityKey }) {
  return (
    <nav className={styles.switcher} data-theme="night" aria-label={cityPageTexts.switcher}>
      <ul className={styles.grid} style={columns}>
        {cityList.map(({ key, name }) => (
          <li key={key}>
            <SiteLink
              to={cityPath(key)}
              className={styles.card}
              aria-current={key === city ? 'page' : undefined}
            >
              <span className={styles.media} style={shadeStyle(cityPictures[key].page)}>
                <Picture
                  picture={cityPictures[key].page}
                  alt=""
                  sizes="(width < 640px) 50vw, (width < 1200px) 34vw, min(15vw, 240px)"
                  className={styles.picture}
                />
              </span>
              <span className={styles.name}>{name}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
