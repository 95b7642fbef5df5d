import { Icon } from '~/components/icon'
import { NewTabLink } from '~/components/new-tab-link'
import { socialLinks } from '~/site/site'
import { socialIcon } from './social-icon'
import styles from './social-links.module.css'

interface SocialLinksProps {
  className?: string
  /** The place on the page, for analytics. */
  location: 'header' | 'menu' | 'footer' | 'hero'
}

/** The company's social links; each opens in a new tab, unknown platforms get a link mark (HEAD-7). */
export function SocialLinks({ className, location }: SocialLinksProps) {
  return (
    <ul className={[styles.list, className].filter(Boolean).join(' ')}>
      {socialLinks.map(({ platform, label, url }) => (
        <li key={url}>
          <NewTabLink className={styles.link} href={url} data-location={location}>
            <Icon name={socialIcon(platform)} size={20} />
            <span className="visually-hidden">{label}</span>
          </NewTabLink>
        </li>
      ))}
    </ul>
  )
}
