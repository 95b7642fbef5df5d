import type { CSSProperties, ReactNode } from 'react'
import { Label } from '~/components/label'
import { Picture, shadeStyle } from '~/components/picture'
import type { AnyPicture } from '~/pictures/picture-source'
import styles from './page-hero.module.css'

interface PageHeroProps {
  title: ReactNode
  /** The small capitals above the title. */
  subtitle: string
  description?: string
  picture: AnyPicture
  /** The alternative text; by default the collection's own. */
  pictureAlt?: string
  /** The hero's one action, usually an `ActionLink`. */
  action?: ReactNode
  /** A `ScrollCue`, for `full` only. */
  cue?: ReactNode
  /** `full` fills the window; `short` is a band, its picture beside the title. */
  size?: 'full' | 'short'
  /** Delay before the text becomes visible, ms (ABOUT-2: 300). */
  arrival?: number
}

/** At least the rendered width of a short hero's picture (page-hero.module.css). */
const shortSizes = 'clamp(27rem, 78vw, 55rem)'

/**
 * The hero of a page: picture, label, title, a line, an action and a scroll cue. Its entrances are CSS
 * animations, so that they run before hydration and without scripts.
 */
export function PageHero({
  title,
  subtitle,
  description,
  picture,
  pictureAlt,
  action,
  cue,
  size = 'full',
  arrival = 0,
}: PageHeroProps) {
  return (
    <section
      className={styles.hero}
      data-theme="night"
      data-size={size}
      style={{ ...shadeStyle(picture), '--hero-arrival': `${arrival}ms` } as CSSProperties}
    >
      <div className={styles.picture}>
        <Picture
          picture={picture}
          alt={pictureAlt}
          sizes={size === 'full' ? '100vw' : shortSizes}
          priority
          fills={size === 'full' ? 'window' : undefined}
        />
      </div>
      <div className={styles.words} data-foot={size === 'full' ? 'words' : undefined}>
        <div className={styles.head}>
          <Label className={styles.subtitle}>{subtitle}</Label>
          <h1 className={styles.title}>{title}</h1>
        </div>
        <div className={styles.aside}>
          {description && <p className={styles.description}>{description}</p>}
          {action}
        </div>
      </div>
      {cue}
    </section>
  )
}
