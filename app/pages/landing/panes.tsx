import { useEffect, useState, ViewTransition } from 'react'
import { type CityKey, cityList, defaultCity } from '~/cities/cities'
import { cityPictures } from '~/cities/city-pictures'
import { cityPictureName, Picture, shadeStyle } from '~/components/picture'
import { SiteLink } from '~/components/site-link'
import { Wordmark } from '~/components/wordmark'
import { preloadCity } from '~/content/loading'
import { site } from '~/site/site'
import { landingTexts } from '~/site/texts/landing'
import { continueTo } from '~/visit/entry-guard'
import { expectedCity } from '~/visit/expected-city'
import { sessionKeys } from '~/visit/session-storage'
import { recall } from '~/visit/visit-memory'
import styles from './panes.module.css'
import { useLocalTimes } from './use-local-times'

/** Tall panes, one a city: one touch chooses it and goes on (LAND-1, LAND-2). */
export function Panes() {
  const [wide, setWide] = useState<CityKey>(defaultCity)
  const [chosen, setChosen] = useState<CityKey>()
  const times = useLocalTimes()

  const [destination, setDestination] = useState<string>()

  // The inline script has widened this pane and led the panes to where the visitor was going before
  // the first paint; hydration knows it only now.
  useEffect(() => {
    setWide(expectedCity())
    setDestination(recall(sessionKeys.destination))
  }, [])

  return (
    <main id="content" tabIndex={-1} className={styles.landing} data-theme="night">
      <div className={styles.head}>
        <div className={styles.brand}>
          <Wordmark name={site.wordmark} accentIndex={site.accentIndex} />
          <p className={styles.what}>{landingTexts.what}</p>
        </div>
        <h1 className={styles.question}>{landingTexts.question}</h1>
        <p className={styles.asking}>{landingTexts.asking}</p>
      </div>
      <ul className={styles.panes}>
        {cityList.map((city, index) => (
          <li
            key={city.key}
            className={styles.pane}
            data-city={city.key}
            data-wide={city.key === wide || undefined}
          >
            <SiteLink
              className={styles.link}
              to={continueTo(destination, city.key)}
              // Not onPointerEnter: panes that move under a resting pointer would take the focus's place.
              onPointerMove={() => point(city.key)}
              onFocus={() => point(city.key)}
              onClick={() => setChosen(city.key)}
            >
              {/* The chosen city's picture grows into the hero that follows (MOVE-4). */}
              <ViewTransition
                default="none"
                share="auto"
                name={city.key === chosen ? cityPictureName : undefined}
              >
                <span className={styles.picture} style={shadeStyle(cityPictures[city.key].hero)}>
                  <Picture
                    picture={cityPictures[city.key].hero}
                    alt=""
                    sizes="(max-width: 700px) 60vw, 1000px"
                    // The first pane's picture is the page's largest paint: the others would hold it up.
                    priority={index === 0 || 'low'}
                  />
                </span>
              </ViewTransition>
              <span className={styles.numeral} aria-hidden="true" />
              <span className={styles.name}>{city.name}</span>
              <span className={styles.line}>{city.line}</span>
              <span className={styles.time}>
                {times && (
                  <>
                    <time>{times[city.key]}</time>
                    <span className={styles.where}>{landingTexts.where(city.name)}</span>
                  </>
                )}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </main>
  )

  function point(city: CityKey) {
    setWide(city)
    void preloadCity(city)
  }
}
