import { lastWordItalic } from '~/components/last-word-italic'
import { InquirySection } from '~/inquiry/form/inquiry-section'
import { cityPageTexts } from '~/site/texts/city'
import styles from './contact-us.module.css'

/** The invitation to write to this city's team, and the form (PLACE-3). */
export function ContactUs({ text }: { text: string }) {
  return (
    <InquirySection labelledBy="contact-us">
      <h2 id="contact-us">{lastWordItalic(cityPageTexts.contact)}</h2>
      <p className={styles.text}>{text}</p>
    </InquirySection>
  )
}
