import { type CSSProperties, ViewTransition } from 'react'
import { useLocation } from 'react-router'
import { cities } from '~/cities/cities'
import { cityPictures } from '~/cities/city-pictures'
import type { Light } from '~/cities/sky'
import { Label } from '~/components/label'
import { lastWordItalic } from '~/components/last-word-italic'
import { LaterLight } from '~/components/later-light'
import { cityPictureName, Picture, shadeStyle } from '~/components/picture'
import { useTexts } from '~/content/loading'
import type { ServicePageTexts } from '~/content/page-data'
import type { PictureSource } from '~/pictures/picture-source'
import { ActionLink } from '~/sections/action-link/action-link'
import { ScrollCue } from '~/sections/scroll-cue/scroll-cue'
import { SocialLinks } from '~/sections/social-links/social-links'
import { pageOfPath } from '~/site/route-table'
import { useCity } from '~/visit/city-selection'
import styles from './hero.module.css'
import { HeroFilm } from './hero-film'
import { useHour } from './use-hour'

/** The shades of a picture of another hour: none behind ink, because multiplying with white changes nothing. */
function laterShade(picture: PictureSource, light: Light): CSSProperties {
  const shade = light === 'haze' ? '#fff' : picture.shade
  return { '--shade': shade, '--shade-behind': shade } as CSSProperties
}

const sizes = '(orientation: portrait) 160vh, 100vw'

/** Characters of a headline that leaves room for the action beside it in a wide window. */
const shortHeadline = 16

/** Full-height hero: the city's film over its picture, label, title, action, cue, socials (HOME-2, HOME-3, HOME-4). */
export function Hero({ service }: { service?: ServicePageTexts }) {
  const city = useCity()
  const texts = useTexts('hero')
  const hour = useHour(city, { alwaysGolden: !!service })
  const onHome = pageOfPath(useLocation().pathname) === '/home'
  const isLater = hour.light !== 'golden'
  const { hero } = cityPictures[city]
  // A service page is about its service: the title of the home page becomes its label.
  const headline = service?.shared.subtitle.replaceAll('{city}', cities[city].name)

  return (
    <section
      className={styles.hero}
      // In haze the text is ink and needs light behind it instead of shade.
      data-theme={hour.light === 'haze' ? 'ivory' : 'night'}
      data-hour={hour.light}
      style={isLater && hour.picture ? laterShade(hour.picture, hour.light) : shadeStyle(hero)}
    >
      <ViewTransition name={cityPictureName} default="none" share="auto">
        <div className={styles.picture}>
          <Picture
            key={city}
            picture={hero}
            alt={isLater ? '' : undefined}
            sizes={sizes}
            priority
            fills="window"
          />
        </div>
      </ViewTransition>
      {hour.filmed && <HeroFilm key={`film-${city}`} city={city} />}
      <div className={styles.later}>
        <LaterLight
          key={city}
          picture={hour.picture}
          alt={hour.picture?.alt ?? ''}
          sizes={sizes}
          fills="window"
          focus={hero.focus}
          shown={isLater}
          onArrival={hour.onArrival}
          onCovered={hour.onCovered}
        />
      </div>
      <div className={styles.words} data-foot="words">
        <Label className={styles.label}>{headline ? texts.title : texts.subtitle}</Label>
        <h1
          className={styles.title}
          data-service={headline && (headline.length > shortHeadline ? 'long' : 'short')}
        >
          {lastWordItalic(headline ?? texts.title)}
        </h1>
        <ActionLink to={onHome ? '#contact-form' : '/contact'} look="solid">
          {texts.cta.primary.text}
        </ActionLink>
      </div>
      <SocialLinks className={styles.socials} location="hero" />
      <ScrollCue to="#services" delay={3500}>
        {texts.scrollText}
      </ScrollCue>
    </section>
  )
}
