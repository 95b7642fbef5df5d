import { cityList } from '~/cities/cities'
import { SiteLink } from '~/components/site-link'
import type { Service } from '~/services/service'
import { serviceNames } from '~/services/services'
import { editionPath, servicePath } from '~/site/route-table'
import { servicePageTexts } from '~/site/texts/service-page'
import { useCity } from '~/visit/city-selection'
import styles from './service-ways-on.module.css'

/** Links from a service to related services and to itself in the other cities (ROUTE-8). */
export function ServiceWaysOn({ service }: { service: Service }) {
  const city = useCity()
  const { slug, name, neighbours } = service
  return (
    <nav className={styles.ways} aria-label={servicePageTexts.waysOn}>
      <p className={styles.heading}>{servicePageTexts.neighbours}</p>
      <ul>
        {neighbours.map((neighbour) => (
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
