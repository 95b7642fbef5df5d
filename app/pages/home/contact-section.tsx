import { Icon, iconNamed } from '~/components/icon'
import { useTexts } from '~/content/loading'
import { InquirySection } from '~/inquiry/form/inquiry-section'
import type { ServiceOfPage } from '~/inquiry/form/service-of-page'
import styles from './contact-section.module.css'

/** The city's team, its promises, and the form (HOME-8). */
export function ContactSection({ service }: { service?: ServiceOfPage }) {
  const { contactSection: texts } = useTexts('home')

  return (
    <InquirySection labelledBy="contact-team" service={service}>
      <h2 id="contact-team">{texts.title}</h2>
      <p className={styles.text}>{texts.description}</p>
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
    </InquirySection>
  )
}
