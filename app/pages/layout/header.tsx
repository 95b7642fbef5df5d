import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useCity } from '~/city/city-selection'
import { Wordmark } from '~/components/wordmark'
import { SocialLinks } from '~/sections/social-links/social-links'
import { cities } from '~/site/cities'
import { legalLinks, navigation } from '~/site/navigation'
import { pageOfPath } from '~/site/route-table'
import { servicePageSlugs } from '~/site/service-page-slugs'
import { site } from '~/site/site'
import { frameTexts } from '~/site/texts/frame'
import { DesktopNavigation } from './desktop-navigation'
import styles from './header.module.css'
import { MobileMenu } from './mobile-menu'

/** The header takes its scrolled style beyond this, px (HEAD-1). */
const scrolledBeyond = 50

/** Fixed header: wordmark, navigation, city and its change, socials, mobile menu (HEAD-1). */
export function Header() {
  const city = cities[useCity()]
  const scrolled = useScrolled()
  const active = useActiveItem()

  return (
    <header className={styles.header} data-scrolled={scrolled || undefined} data-theme="night">
      <div className={styles.row}>
        <Link className={styles.mark} to="/home" aria-label={frameTexts.toHome}>
          <Wordmark name={site.wordmark} accentIndex={site.accentIndex} />
        </Link>
        <DesktopNavigation active={active} />
        <div className={styles.right}>
          <p className={styles.city}>
            <span className="visually-hidden">{frameTexts.yourCity}</span>
            <Link className={styles.change} to="/">
              <span className={styles.cityName}>{city.name}</span>{' '}
              <span className={styles.changeWords}>{frameTexts.changeCity}</span>
            </Link>
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

/** The id of the item that the address belongs to: services on a service page, none on the legal ones (HEAD-6). */
function useActiveItem(): string | undefined {
  const pathname = pageOfPath(useLocation().pathname)
  if (legalLinks.some(({ url }) => url === pathname)) return
  if (servicePageSlugs.some((slug) => pathname === `/${slug}`)) return 'services'
  const shown = navigation.find(
    (item) =>
      pathname.startsWith(item.url) ||
      (item.children !== undefined && pathname.startsWith('/city/')),
  )
  return shown?.id ?? 'home'
}
