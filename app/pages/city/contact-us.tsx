import { lastWordItalic } from '~/components/last-word-italic'
import { pageReveal, Reveal } from '~/components/reveal'
import { ContactFormSection } from '~/inquiry/form/contact-form-section'
import { cityPageTexts } from '~/site/texts/city'
import styles from './contact-us.module.css'

/** The invitation to write to this city's team, and the form (PLACE-3). */
export function ContactUs({ text }: { text: string }) {
  return (
    <section className={styles.section} data-theme="ivory" aria-labelledby="contact-us">
      <Reveal className={styles.words} {...pageReveal}>
        <h2 id="contact-us">{lastWordItalic(cityPageTexts.contact)}</h2>
        <p className={styles.text}>{text}</p>
      </Reveal>
      <ContactFormSection />
    </section>
  )
}
