import { Icon, iconNamed } from '~/components/icon'
import { pageReveal, Reveal } from '~/components/reveal'
import { useTexts } from '~/content/loading'
import { ContactFormSection } from '~/inquiry/form/contact-form-section'
import type { ServiceOfPage } from '~/inquiry/form/service-of-page'
import styles from './contact-section.module.css'

/** The city's team, its promises, and the form (HOME-8). */
export function ContactSection({ service }: { service?: ServiceOfPage }) {
  const { contactSection: texts } = useTexts('home')

  return (
    <section className={styles.section} data-theme="ivory" aria-labelledby="contact-team">
      <Reveal className={styles.intro} {...pageReveal}>
        <h2 id="contact-team">{texts.title}</h2>
        <p>{texts.description}</p>
        <ul className={styles.features}>
          {texts.features.map((feature, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two features may have the same text
            <li key={index}>
              <Icon name={iconNamed(feature.icon)} size={30} />
              {feature.title && <h3>{feature.title}</h3>}
              {feature.description && <p>{feature.description}</p>}
            </li>
          ))}
        </ul>
      </Reveal>
      <ContactFormSection service={service} />
    </section>
  )
}
