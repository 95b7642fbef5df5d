import { type CSSProperties, useEffect, useState, ViewTransition } from 'react'
import { type CityKey, cityKeys, cityList, defaultCity } from '~/cities/cities'
import { cityPictures } from '~/cities/city-pictures'
import type { Hours } from '~/cities/hours'
import { watchHours } from '~/cities/watch-hours'
import { lastWordItalic } from '~/components/last-word-italic'
import { LaterLight } from '~/components/later-light'
import { cityPictureName, Picture, shadeStyle } from '~/components/picture'
import { SiteLink } from '~/components/site-link'
import { Wordmark } from '~/components/wordmark'
import { preloadCity } from '~/content/loading'
import { site } from '~/site/site'
import { landingTexts } from '~/site/texts/landing'
import { rememberedDestination } from '~/visit/destination'
import { continueTo } from '~/visit/entry-guard'
import { expectedCity } from '~/visit/expected-city'
import styles from './panes.module.css'
import { skyPhrase } from './sky-phrase'
import { useInk, wideShare } from './use-ink'
import { useLights } from './use-lights'

/** The rendered width of a band's picture (panes.module.css); a pane's sources set their own. */
const bandSizes = '68vw'

/** Tall panes, one per city: one tap chooses it and continues (LAND-1, LAND-2). */
export function Panes() {
  const [wide, setWide] = useState<CityKey>(defaultCity)
  const [chosen, setChosen] = useState<CityKey>()
  const [reached, setReached] = useState<CityKey>()
  const [hours, setHours] = useState<Hours>()
  const lights = useLights(hours)
  const isHazy = cityKeys.map(lights.isHazy)
  const question = useInk<HTMLHeadingElement>(isHazy, cityKeys.indexOf(wide))
  const what = useInk<HTMLParagraphElement>(isHazy, cityKeys.indexOf(wide))

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
      <div className={styles.head}>
        <p className={styles.wordmark} data-ink={question.isInk || undefined}>
          <Wordmark name={site.wordmark} accentIndex={site.accentIndex} />
        </p>
        <p ref={what.ref} className={styles.what} data-ink={what.isInk || undefined}>
          {landingTexts.what}
        </p>
        <h1 ref={question.ref} className={styles.question} data-ink={question.isInk || undefined}>
          {lastWordItalic(landingTexts.question)}
        </h1>
        <p className={styles.asking} data-ink={question.isInk || undefined}>
          {landingTexts.asking}
        </p>
      </div>
      <ul className={styles.panes} style={{ '--wide-share': wideShare } as CSSProperties}>
        {cityList.map((city, index) => {
          const { hero } = cityPictures[city.key]
          const light = lights.of(city.key)
          return (
            <li
              key={city.key}
              className={styles.pane}
              data-city={city.key}
              data-wide={city.key === wide || undefined}
              data-hour={isHazy[index] ? 'haze' : undefined}
              // Ivory text of the head needs the shade that haze leaves out.
              data-shaded={
                [question, what].some((text) => !text.isInk && text.covers(index)) || undefined
              }
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
                        '--focus': hero.focus,
                      } as CSSProperties
                    }
                  >
                    <Picture
                      picture={hero}
                      alt=""
                      sizes={bandSizes}
                      fills="pane"
                      // The first pane's picture is the largest paint: the others would delay it.
                      priority={index === 0 || 'low'}
                    />
                    <LaterLight
                      picture={light}
                      alt=""
                      sizes={bandSizes}
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
