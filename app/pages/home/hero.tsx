import { ViewTransition } from 'react'
import { useLocation } from 'react-router'
import { followFragment } from '~/browser/follow-fragment'
import { cities } from '~/cities/cities'
import { cityPictures } from '~/cities/city-pictures'
import { Label } from '~/components/label'
import { lastWordItalic } from '~/components/last-word-italic'
import { cityPictureName, Picture, shadeStyle } from '~/components/picture'
import { useTexts } from '~/content/loading'
import type { ServicePageTexts } from '~/content/page-data'
import { ActionLink } from '~/sections/action-link/action-link'
import { SocialLinks } from '~/sections/social-links/social-links'
import { pageOfPath } from '~/site/route-table'
import { useCity } from '~/visit/city-selection'
import styles from './hero.module.css'
import { HeroFilm } from './hero-film'

/** Full-height hero: the city's film over its picture, label, title, action, cue, socials (HOME-2, HOME-3, HOME-4). */
export function Hero({ service }: { service?: ServicePageTexts }) {
  const city = useCity()
  const texts = useTexts('hero')
  const onHome = pageOfPath(useLocation().pathname) === '/home'
  const subtitle =
    service?.shared.subtitle.replaceAll('{city}', cities[city].name) ?? texts.subtitle

  return (
    <section className={styles.hero} data-theme="night" style={shadeStyle(cityPictures[city].hero)}>
      <ViewTransition name={cityPictureName} default="none" share="auto">
        <div className={styles.picture}>
          <Picture
            key={city}
            picture={cityPictures[city].hero}
            sizes="(orientation: portrait) 160vh, 100vw"
            priority
            fills
          />
        </div>
      </ViewTransition>
      <HeroFilm key={`film-${city}`} city={city} />
      <div className={styles.words}>
        <Label className={styles.label}>{subtitle}</Label>
        <h1 className={styles.title}>{lastWordItalic(texts.title)}</h1>
        <ActionLink to={onHome ? '#contact-form' : '/contact'}>{texts.cta.primary.text}</ActionLink>
      </div>
      <SocialLinks className={styles.socials} location="hero" named />
      {/* biome-ignore lint/a11y/useValidAnchor: a fragment link that scrolls smoothly where scripts run */}
      <a className={styles.cue} href="#services" onClick={followFragment}>
        {texts.scrollText}
      </a>
    </section>
  )
}
