import type { ReactNode } from 'react'
import { Icon, iconNamed } from '~/components/icon'
import { Label } from '~/components/label'
import { NewTabLink } from '~/components/new-tab-link'
import { useTexts } from '~/content/loading'
import { InquirySection } from '~/inquiry/form/inquiry-section'
import { contactTexts } from '~/site/texts/contact'
import styles from './contact-details.module.css'
import { RichText } from './rich-text'

/** The details beside the form (CONT-1, CONT-2). */
export function ContactDetails() {
  const { content: texts } = useTexts('contact')
  return (
    <InquirySection labelledBy="directly">
      <Label>{contactTexts.details}</Label>
      <h2 id="directly" className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.lead}>{texts.description}</p>
      <ul className={styles.list}>
        {texts.contactDetails.map((detail, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two details may have the same text
          <li key={`detail-${index}`}>
            <Icon name={iconNamed(detail.icon)} size={24} />
            {detail.title && detail.value && <h3>{detail.title}</h3>}
            <DetailValue link={detail.link}>{detail.value ?? detail.title}</DetailValue>
          </li>
        ))}
        {texts.additionalInfo.map((info, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same text
          <li key={`info-${index}`}>
            <Icon name={iconNamed(info.icon)} size={24} />
            {info.title && <h3>{info.title}</h3>}
            {info.description && <RichText html={info.description} />}
          </li>
        ))}
      </ul>
    </InquirySection>
  )
}

/** A detail as a link to call, write or follow; plain text if the detail has no link. */
function DetailValue({ link, children }: { link: string | undefined; children: ReactNode }) {
  if (link === undefined) return <p>{children}</p>
  // Web addresses open in a new tab, phone and mail do not (CONT-2).
  const Anchor = link.includes('http') ? NewTabLink : 'a'
  return <Anchor href={link}>{children}</Anchor>
}
