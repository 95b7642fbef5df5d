import type { CSSProperties, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { measurementId, reopenConsent } from '~/analytics/consent'
import { useInView } from '~/components/reveal'
import { SiteLink } from '~/components/site-link'
import { Wordmark } from '~/components/wordmark'
import { SocialLinks } from '~/sections/social-links/social-links'
import { facts, officeHours, timeZoneName } from '~/site/facts'
import { legalLinks, navigationAt } from '~/site/navigation'
import { site } from '~/site/site'
import { frameTexts } from '~/site/texts/frame'
import styles from './footer.module.css'
import { ServiceIndex } from './service-index'

const texts = frameTexts.footer

/** The threshold of the whole footer; its parts have their own (FOOT-2). */
const footerThreshold = 0.1
const partThreshold = 0.2
/** Delay before the first part animates in, ms (FOOT-2). */
const startDelay = 100

/** Wordmark, contact channels, navigation and legal links (FOOT-1). */
export function Footer() {
  const { ref, state } = useInView<HTMLElement>({ threshold: footerThreshold })
  const { pathname } = useLocation()
  return (
    <footer ref={ref} className={styles.footer} data-theme="night">
      <ServiceIndex />
      <div className={styles.columns}>
        <Part footer={state} delay={0} className={styles.brand}>
          <SiteLink to="/home" aria-label={frameTexts.toHome} className={styles.mark}>
            <Wordmark name={site.wordmark} accentIndex={site.accentIndex} />
          </SiteLink>
          <p className={styles.place}>
            {facts.office.value}
            <br />
            {officeHours}
            <br />
            {timeZoneName()}
          </p>
        </Part>
        <Part footer={state} delay={0.2}>
          <h2 className={styles.heading}>{texts.reach}</h2>
          <ul className={styles.list}>
            <li>
              <a href={site.phone.href}>{site.phone.display}</a>
            </li>
            <li>
              <a href={site.email.href}>{site.email.display}</a>
            </li>
          </ul>
          <SocialLinks className={styles.socials} location="footer" />
        </Part>
        <Part footer={state} delay={0.4}>
          <nav aria-label={texts.navigation}>
            <h2 className={styles.heading}>{texts.pages}</h2>
            <ul className={styles.links}>
              {navigationAt(pathname).map((item) => (
                <li key={item.id}>
                  <SiteLink to={item.url}>{item.title}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </Part>
        <Part footer={state} delay={0.6}>
          <h2 className={styles.heading}>{texts.legal}</h2>
          <ul className={styles.links}>
            {legalLinks.map((link) => (
              <li key={link.url}>
                <SiteLink to={link.url}>{link.title}</SiteLink>
              </li>
            ))}
            {measurementId !== '' && (
              <li>
                <button type="button" onClick={reopenConsent}>
                  {texts.cookies}
                </button>
              </li>
            )}
          </ul>
        </Part>
        <p className={styles.close}>
          {texts.close}
          <br />
          {texts.pictures}
        </p>
      </div>
    </footer>
  )
}

interface PartProps {
  /** Whether the footer as a whole is in view. */
  footer: ReturnType<typeof useInView>['state']
  /** Delay of its animation, s, 0 to 0.6 (FOOT-2). */
  delay: number
  className?: string
  children: ReactNode
}

function Part({ footer, delay, className, children }: PartProps) {
  const { ref, state } = useInView<HTMLDivElement>({ threshold: partThreshold })
  // A part in view waits until enough of the footer is.
  const shown = footer === 'armed' && state === 'in-view' ? 'armed' : state
  const wait = { '--reveal-delay': `${startDelay + delay * 1000}ms` } as CSSProperties
  return (
    <div ref={ref} className={className} style={wait} data-reveal={shown} data-delay={delay}>
      {children}
    </div>
  )
}
