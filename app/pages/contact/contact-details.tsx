import { Icon, isIcon } from '~/components/icon'
import { Label } from '~/components/label'
import { pageReveal, Reveal } from '~/components/reveal'
import { useTexts } from '~/content/loading'
import { ContactFormSection } from '~/inquiry/form/contact-form-section'
import styles from './contact-details.module.css'
import { RichText } from './rich-text'

/** The details and the form beside them (spec 2.8). */
export function Reach() {
  const { content: texts } = useTexts('contact')
  return (
    <section className={styles.section} data-ground="ivory" aria-labelledby="directly">
      <Reveal className={styles.details} {...pageReveal}>
        <Label>Directly</Label>
        <h2 id="directly">{texts.title}</h2>
        <p className={styles.lead}>{texts.description}</p>
        <ul className={styles.list}>
          {texts.contactDetails.map((detail) => (
            <li key={detail.title}>
              {isIcon(detail.icon) && <Icon name={detail.icon} size={24} />}
              <h3>{detail.title}</h3>
              <a href={detail.link} {...(detail.link.includes('http') && newTab)}>
                {detail.value}
                {detail.link.includes('http') && (
                  <span className="visually-hidden"> (opens in a new tab)</span>
                )}
              </a>
            </li>
          ))}
          {texts.additionalInfo.map((info) => (
            <li key={info.title}>
              {isIcon(info.icon) && <Icon name={info.icon} size={24} />}
              <h3>{info.title}</h3>
              <RichText html={info.description} />
            </li>
          ))}
        </ul>
      </Reveal>
      <ContactFormSection />
    </section>
  )
}

/** Web addresses open in a new tab, phone and mail do not (spec 2.8). */
const newTab = { target: '_blank', rel: 'noopener noreferrer' }
