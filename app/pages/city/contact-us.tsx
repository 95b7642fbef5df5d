import { cityPictures } from '~/cities/city-pictures'
import { lastWordItalic } from '~/components/last-word-italic'
import { Picture } from '~/components/picture'
import { InquirySection } from '~/inquiry/form/inquiry-section'
import { cityPageTexts } from '~/site/texts/city'
import { useCity } from '~/visit/city-selection'
import styles from './contact-us.module.css'

/** The invitation to write to this city's team, with a near picture of the city, and the form (PLACE-3). */
export function ContactUs({ text }: { text: string }) {
  const { about } = cityPictures[useCity()]
  return (
    <InquirySection labelledBy="contact-us">
      <h2 id="contact-us">{lastWordItalic(cityPageTexts.contact)}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.near}>
        <Picture key={about.id} picture={about} sizes="(width <= 1024px) 1px, 45vw" />
      </div>
    </InquirySection>
  )
}
