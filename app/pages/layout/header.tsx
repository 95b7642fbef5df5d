import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { cities } from '~/cities/cities'
import { SiteLink } from '~/components/site-link'
import { Wordmark } from '~/components/wordmark'
import { SocialLinks } from '~/sections/social-links/social-links'
import { activeItemAt } from '~/site/navigation'
import { site } from '~/site/site'
import { frameTexts } from '~/site/texts/frame'
import { useCity } from '~/visit/city-selection'
import { DesktopNavigation } from './desktop-navigation'
import styles from './header.module.css'
import { MobileMenu } from './mobile-menu'

/** The header takes its scrolled style beyond this, px (HEAD-1). */
const scrolledBeyond = 50

/** Fixed header: wordmark, navigation, city and its switcher, socials, mobile menu (HEAD-1). */
export function Header() {
  const city = cities[useCity()]
  const scrolled = useScrolled()
  const active = activeItemAt(useLocation().pathname)

  return (
    <header className={styles.header} data-scrolled={scrolled || undefined} data-theme="night">
      <div className={styles.row}>
        <SiteLink className={styles.mark} to="/home" aria-label={frameTexts.toHome}>
          <Wordmark name={site.wordmark} accentIndex={site.accentIndex} />
        </SiteLink>
        <DesktopNavigation active={active} />
        <div className={styles.right}>
          <p className={styles.city}>
            <span className="visually-hidden">{frameTexts.yourCity}</span>
            <SiteLink className={styles.change} to="/">
              <span className={styles.cityName}>{city.name}</span>{' '}
              <span className={styles.changeWords}>{frameTexts.changeCity}</span>
            </SiteLink>
          </p>
          <SocialLinks className={styles.socials} location="header" />
          <MobileMenu active={active} />
        </div>
      </div>
    </header>
  )
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > scrolledBeyond)
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [])
  return scrolled
}
