import { type CSSProperties, useEffect, useState, ViewTransition } from 'react'
import { type CityKey, cityList, defaultCity } from '~/cities/cities'
import { cityPictures } from '~/cities/city-pictures'
import type { Hours } from '~/cities/hours'
import { watchHours } from '~/cities/watch-hours'
import { LaterLight } from '~/components/later-light'
import { cityPictureName, Picture, shadeStyle } from '~/components/picture'
import { SiteLink } from '~/components/site-link'
import { preloadCity } from '~/content/loading'
import { rememberedDestination } from '~/visit/destination'
import { continueTo } from '~/visit/entry-guard'
import { expectedCity } from '~/visit/expected-city'
import { Head } from './head'
import styles from './panes.module.css'
import { skyPhrase } from './sky-phrase'
import { useLights } from './use-lights'

/** The greatest width of a picture in a narrow window (panes.module.css); a wide window's sources set their own. */
const narrowSizes = '(width <= 640px) 72vw, 50vw'

/** Tall panes, one per city: one tap chooses it and continues (LAND-1, LAND-2). */
export function Panes() {
  const [wide, setWide] = useState<CityKey>(defaultCity)
  const [chosen, setChosen] = useState<CityKey>()
  const [reached, setReached] = useState<CityKey>()
  const [hours, setHours] = useState<Hours>()
  const lights = useLights(hours)

  const [destination, setDestination] = useState<string>()

  // The inline script has widened this pane and set the panes' links before the first paint; React
  // learns of it only now.
  useEffect(() => {
    setWide(expectedCity())
    setDestination(rememberedDestination())
    return watchHours(setHours)
  }, [])

  return (
    <main id="content" tabIndex={-1} className={styles.landing} data-theme="night">
      <Head />
      <ul className={styles.panes}>
        {cityList.map((city, index) => {
          const { hero } = cityPictures[city.key]
          const light = lights.of(city.key)
          return (
            <li
              key={city.key}
              className={styles.pane}
              data-city={city.key}
              data-wide={city.key === wide || undefined}
              data-hour={lights.isHazy(city.key) ? 'haze' : undefined}
              style={
                {
                  ...shadeStyle((lights.shown && light) || hero),
                  '--place': index,
                } as CSSProperties
              }
            >
              <SiteLink
                className={styles.link}
                to={continueTo(destination, city.key)}
                // Not onPointerEnter: panes that move under a resting pointer would override focus.
                onPointerMove={() => point(city.key)}
                onFocus={() => {
                  point(city.key)
                  setReached(city.key)
                }}
                onBlur={() => setReached(undefined)}
                onClick={() => setChosen(city.key)}
              >
                {/* The chosen city's picture grows into the hero of the next page (MOVE-4). */}
                <ViewTransition
                  default="none"
                  share="auto"
                  name={city.key === chosen ? cityPictureName : undefined}
                >
                  <span
                    className={styles.picture}
                    style={
                      {
                        '--subject': hero.pane?.focus.split(' ')[0] ?? '50%',
                        '--across': hero.focus.split(' ')[0],
                      } as CSSProperties
                    }
                  >
                    <Picture
                      picture={hero}
                      alt=""
                      sizes={narrowSizes}
                      fills="pane"
                      // The first pane's picture is the largest paint: the others would delay it.
                      priority={index === 0 || 'low'}
                    />
                    <LaterLight
                      picture={light}
                      alt=""
                      sizes={narrowSizes}
                      fills="pane"
                      shown={lights.shown}
                      onArrival={lights.arrive}
                    />
                  </span>
                </ViewTransition>
                <span className={styles.name}>{city.name}</span>
                <span className={styles.line}>{city.line}</span>
                <LocalTime hour={hours?.[city.key]} reached={city.key === reached} />
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </main>
  )

  function point(city: CityKey) {
    setWide(city)
    void preloadCity(city)
  }
}

/**
 * The local time and the sky. Screen readers get the text from when the pane was reached, so that they
 * do not announce every minute (LAND-3).
 */
function LocalTime({ hour, reached }: { hour?: Hours[CityKey]; reached: boolean }) {
  const [heard, setHeard] = useState(hour)
  if (heard !== hour && (!heard || !reached)) setHeard(hour)
  return (
    <span className={styles.time}>
      {hour && (
        <span aria-hidden="true">
          <time>{hour.time}</time>
          <span className={styles.doing}>, {skyPhrase(hour.sky)}</span>
        </span>
      )}
      {heard && (
        <span className="visually-hidden">
          {heard.time}, {skyPhrase(heard.sky)}
        </span>
      )}
    </span>
  )
}
