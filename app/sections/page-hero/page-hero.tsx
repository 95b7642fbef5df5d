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
  /** A `ScrollCue`, for a hero that fills the window. */
  cue?: ReactNode
  /** A hero that does not fill the window: its class, and the `sizes` of its picture. */
  band?: { className: string | undefined; sizes: string }
  /** Delay before the text becomes visible, ms (ABOUT-2: 300). */
  arrival?: number
}

/**
 * The hero of a page: picture, label, title, a line, an action and a scroll cue. It fills the window. Its
 * entrances are CSS animations, so that they run before hydration and without scripts.
 */
export function PageHero({
  title,
  subtitle,
  description,
  picture,
  pictureAlt,
  action,
  cue,
  band,
  arrival = 0,
}: PageHeroProps) {
  return (
    <section
      className={[styles.hero, band?.className].filter(Boolean).join(' ')}
      data-theme="night"
      style={{ ...shadeStyle(picture), '--hero-arrival': `${arrival}ms` } as CSSProperties}
    >
      <div className={styles.picture}>
        <Picture
          picture={picture}
          alt={pictureAlt}
          sizes={band?.sizes ?? '100vw'}
          priority
          fills={band ? undefined : 'window'}
        />
      </div>
      <div className={styles.words} data-foot={band ? undefined : 'words'}>
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
