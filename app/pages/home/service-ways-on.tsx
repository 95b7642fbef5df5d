import { useCity } from '~/city/city-selection'
import type { ServicePage } from '~/city/service-pages'
import { serviceWays } from '~/city/service-ways'
import { SiteLink } from '~/components/site-link'
import { cityList } from '~/site/cities'
import { editionPath, servicePath } from '~/site/route-table'
import { serviceNames } from '~/site/service-names'
import { servicePageTexts } from '~/site/texts/service-page'
import styles from './service-ways-on.module.css'

/** From a service to its neighbours, and to itself in the other cities (ROUTE-8). */
export function ServiceWaysOn({ service }: { service: ServicePage }) {
  const city = useCity()
  const { slug, name } = service
  return (
    <nav className={styles.ways} aria-label={servicePageTexts.waysOn}>
      <p className={styles.heading}>{servicePageTexts.neighbours}</p>
      <ul>
        {serviceWays[slug].neighbours.map((neighbour) => (
          <li key={neighbour}>
            <SiteLink to={servicePath(neighbour)}>{serviceNames[neighbour]}</SiteLink>
          </li>
        ))}
      </ul>
      <p className={styles.heading}>{servicePageTexts.elsewhere(name)}</p>
      <ul>
        {cityList
          .filter(({ key }) => key !== city)
          .map((other) => (
            <li key={other.key}>
              <SiteLink to={editionPath(servicePath(slug), other.key)}>
                {other.name}
                <span className="visually-hidden">{servicePageTexts.there(name)}</span>
              </SiteLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
