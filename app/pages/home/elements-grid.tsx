import type { CSSProperties } from 'react'
import { track } from '~/analytics/analytics'
import { ButtonLink } from '~/components/button'
import { Icon } from '~/components/icon'
import { Label } from '~/components/label'
import { Picture } from '~/components/picture'
import { pageReveal, Reveal } from '~/components/reveal'
import { SiteLink } from '~/components/site-link'
import { elements } from '~/services/elements'
import { homeTexts } from '~/site/texts/home'
import styles from './elements-grid.module.css'

const texts = homeTexts.elements

/** Five tall cards, one per element, each linking to its chapter (HOME-6). */
export function ElementsGrid() {
  return (
    <section id="services" className={styles.section} data-theme="night" aria-labelledby="elements">
      <Reveal className={styles.head} {...pageReveal}>
        <div>
          <Label>{texts.label}</Label>
          <h2 id="elements">{texts.heading}</h2>
        </div>
        <ButtonLink to="/services#earth">{texts.all}</ButtonLink>
      </Reveal>
      <ul className={styles.cards}>
        {elements.map((element, index) => (
          <Reveal
            as="li"
            key={element.id}
            className={styles.item}
            delay={index * 90}
            {...pageReveal}
          >
            <SiteLink
              className={styles.card}
              to={`/services#${element.id}`}
              style={{ '--tint': element.tint } as CSSProperties}
              onClick={() =>
                track('service_interaction', { service: element.id, action: 'select' })
              }
            >
              <span className={styles.picture} data-mask>
                <Picture
                  picture={element.backgroundImage}
                  alt=""
                  sizes="(width <= 1024px) 82vw, 44vw"
                />
              </span>
              <Icon name={element.icon} size={36} className={styles.icon} />
              <span className={styles.words}>
                <h3>{element.name}</h3>
                <span className={styles.theme}>{element.theme}</span>
                <span className={styles.description}>{element.description}</span>
              </span>
            </SiteLink>
          </Reveal>
        ))}
      </ul>
    </section>
  )
}
