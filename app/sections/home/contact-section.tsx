import { ContactFormSection } from '~/sections/contact-form/contact-form-section'
import { useTexts } from '~/services/content-loading'
import { Icon, isIcon } from '~/ui/icon'
import { pageReveal, Reveal } from '~/ui/reveal'
import styles from './contact-section.module.css'

/** The city's team, what it promises, and the form (spec 2.4 "Contact section"). */
export function ContactSection() {
  const { contactSection: texts } = useTexts('home')

  return (
    <section className={styles.section} data-ground="ivory" aria-labelledby="contact-team">
      <Reveal className={styles.intro} {...pageReveal}>
        <h2 id="contact-team">{texts.title}</h2>
        <p>{texts.description}</p>
        <ul className={styles.features}>
          {texts.features.map((feature) => (
            <li key={feature.title}>
              {isIcon(feature.icon) && <Icon name={feature.icon} size={30} />}
              <h3>{feature.title}</h3>
              <p>{feature.description}</p>
            </li>
          ))}
        </ul>
      </Reveal>
      <ContactFormSection />
    </section>
  )
}
