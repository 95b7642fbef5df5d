import { cities } from '~/cities/cities'
import { SiteLink } from '~/components/site-link'
import { serviceNames, serviceSlugs } from '~/services/services'
import { servicePath } from '~/site/route-table'
import { frameTexts } from '~/site/texts/frame'
import { useCity } from '~/visit/city-selection'
import styles from './service-index.module.css'

const texts = frameTexts.footer

/** All services in the visitor's city; collapsed under its heading on phones (FOOT-4). */
export function ServiceIndex() {
  const { name } = cities[useCity()]
  return (
    <nav className={styles.index} aria-label={texts.services(name)}>
      <p className={styles.heading} aria-hidden="true">
        {texts.services(name)}
      </p>
      <details>
        <summary className={styles.heading}>{texts.services(name)}</summary>
        <ul className={styles.list}>
          {serviceSlugs.map((slug) => (
            <li key={slug}>
              <SiteLink to={servicePath(slug)}>{serviceNames[slug]}</SiteLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
