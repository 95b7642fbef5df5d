import { Icon } from '~/components/icon'
import { Label } from '~/components/label'
import { Reveal } from '~/components/reveal'
import { useTexts } from '~/content/loading'
import { sectionTexts } from '~/site/texts/sections'
import styles from './why-choose-us.module.css'

/** Share of a part that must be visible before it animates in (WHY-1). */
const threshold = 0.2

interface WhyChooseUsProps {
  /** The background; adjacent sections should differ. */
  ground?: 'ivory' | 'paper' | 'night'
  /** Only the title, first subtitle and names of the features, for pages about something else. */
  strip?: boolean
}

/** The reasons to choose the company: title, subtitles, features with check marks (WHY-1). */
export function WhyChooseUs({ ground = 'ivory', strip = false }: WhyChooseUsProps) {
  const texts = useTexts('why-choose-us')

  return (
    <section
      className={strip ? styles.strip : styles.section}
      data-theme={ground}
      aria-labelledby="why-choose-us"
    >
      <Reveal threshold={threshold} className={styles.opening}>
        <Label className={styles.label}>{sectionTexts.whyChooseUs}</Label>
        <h2 id="why-choose-us">{texts.title}</h2>
        <p className={styles.lead}>{texts.subtitle1}</p>
        {!strip && <p className={styles.aside}>{texts.subtitle2}</p>}
      </Reveal>
      <Reveal as="ul" threshold={threshold} delay={120} className={styles.features}>
        {texts.features.map((feature, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two features may have the same text
          <li key={index} className={styles.feature}>
            <Icon name="check" size={26} className={styles.check} />
            {feature.title && <h3>{feature.title}</h3>}
            {!strip && feature.description && <p>{feature.description}</p>}
          </li>
        ))}
      </Reveal>
    </section>
  )
}
