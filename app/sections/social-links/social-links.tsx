import { Icon } from '~/components/icon'
import { NewTabLink } from '~/components/new-tab-link'
import { socialLinks } from '~/site/site'
import { socialIcon } from './social-icon'
import styles from './social-links.module.css'

interface SocialLinksProps {
  className?: string
  /** Where they stand, for analytics. */
  location: 'header' | 'menu' | 'footer' | 'hero'
  /** Show the names instead of the marks where there is room. */
  named?: boolean
}

/** The house's social links; each opens in a new tab, unknown platforms get a link mark (HEAD-7). */
export function SocialLinks({ className, location, named }: SocialLinksProps) {
  return (
    <ul className={[styles.list, named && styles.named, className].filter(Boolean).join(' ')}>
      {socialLinks.map(({ platform, label, url }) => (
        <li key={url}>
          <NewTabLink className={styles.link} href={url} data-location={location}>
            <span className={styles.mark}>
              <Icon name={socialIcon(platform)} size={20} />
            </span>
            <span className={styles.name}>{label}</span>
          </NewTabLink>
        </li>
      ))}
    </ul>
  )
}
