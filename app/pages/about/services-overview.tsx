import { Label } from '~/components/label'
import { Picture } from '~/components/picture'
import { Reveal } from '~/components/reveal'
import type { DocumentTexts } from '~/content/defaults'
import {
  serviceAccommodation,
  serviceDining,
  serviceEvents,
  serviceTransport,
} from '~/pictures/pages'
import { ActionLink } from '~/sections/action-link/action-link'
import { aboutReveal } from './about-reveal'
import styles from './services-overview.module.css'

/** One picture per card, in order; a fifth card starts over. */
const pictures = [serviceAccommodation, serviceTransport, serviceDining, serviceEvents]

/** Four services, and a link to all of them (ABOUT-4). */
export function ServicesOverview({ texts }: { texts: DocumentTexts<'about'>['services'] }) {
  return (
    <section className={styles.section} data-theme="night" aria-labelledby="services-overview">
      <Reveal {...aboutReveal} className={styles.opening}>
        <div>
          <Label className={styles.label}>{texts.title}</Label>
          <h2 id="services-overview">{texts.heading}</h2>
        </div>
        <ActionLink to="/services">{texts.buttonText}</ActionLink>
      </Reveal>
      <ul className={styles.cards}>
        {texts.items.map((item, index) => (
          <Reveal
            as="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: two services may have the same text
            key={index}
            {...aboutReveal}
            delay={(index % 4) * 90}
            className={styles.card}
          >
            <div className={styles.picture}>
              <div data-mask>
                <Picture
                  picture={pictures[index % pictures.length] ?? serviceAccommodation}
                  alt=""
                  sizes="(width > 1180px) 23vw, (width > 860px) 31vw, (width > 560px) 46vw, 100vw"
                />
              </div>
            </div>
            <div>
              {item.title && <h3>{item.title}</h3>}
              {item.description && <p>{item.description}</p>}
            </div>
          </Reveal>
        ))}
      </ul>
    </section>
  )
}
