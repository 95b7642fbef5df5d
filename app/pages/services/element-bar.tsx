import type { CSSProperties } from 'react'
import { Icon } from '~/components/icon'
import { elements } from '~/services/elements'
import { servicesTexts } from '~/site/texts/services'
import styles from './element-bar.module.css'
import { useActiveElement } from './use-active-element'

/** The bar at the bottom of the window with the five elements (ELEM-3). Plain links without scripts. */
export function ElementBar() {
  const { active, choose } = useActiveElement()
  const position = elements.findIndex((element) => element.id === active)

  return (
    <nav className={styles.bar} aria-label={servicesTexts.bar} data-theme="night">
      <ul className={styles.entries}>
        {elements.map((element) => (
          <li key={element.id}>
            <a
              className={styles.entry}
              href={`#${element.id}`}
              aria-current={element.id === active ? 'location' : undefined}
              style={{ '--tint': element.tint } as CSSProperties}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                choose(element.id)
              }}
            >
              <Icon name={element.icon} size={22} />
              {element.name}
            </a>
          </li>
        ))}
      </ul>
      <span
        className={styles.hairline}
        aria-hidden="true"
        style={{ '--position': position, '--tint': elements[position]?.tint } as CSSProperties}
      />
    </nav>
  )
}
