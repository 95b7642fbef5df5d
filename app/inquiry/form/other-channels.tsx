import { NewTabLink } from '~/components/new-tab-link'
import { site, socialLinks } from '~/site/site'
import { formTexts } from '~/site/texts/form'
import styles from './other-channels.module.css'

const messengers = socialLinks.filter(({ platform }) => ['whatsapp', 'telegram'].includes(platform))

/** Phone, e-mail and messengers, for when the form is unavailable. */
export function OtherChannels() {
  return (
    <ul className={styles.ways}>
      <li>
        <a href={site.phone.href}>
          <span className={styles.name}>{formTexts.channels.phone}</span>
          {site.phone.display}
        </a>
      </li>
      <li>
        <a href={site.email.href}>
          <span className={styles.name}>{formTexts.channels.email}</span>
          {site.email.display}
        </a>
      </li>
      {messengers.map(({ platform, label, url }) => (
        <li key={platform}>
          <NewTabLink href={url}>
            <span className={styles.name}>{label}</span>
            {formTexts.channels.message}
          </NewTabLink>
        </li>
      ))}
    </ul>
  )
}
