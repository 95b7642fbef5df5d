import type { ReactNode } from 'react'
import { followFragment } from '~/browser/follow-fragment'
import styles from './scroll-cue.module.css'

interface ScrollCueProps {
  /** The fragment of the section that it scrolls to: `#who-we-are`. */
  to: string
  /** Time before it appears, ms. */
  delay: number
  children: ReactNode
}

/** The link at the bottom of a full-height hero. It appears without waiting for scripts. */
export function ScrollCue({ to, delay, children }: ScrollCueProps) {
  return (
    <a
      className={styles.cue}
      data-foot="edge"
      href={to}
      style={{ animationDelay: `${delay}ms` }}
      onClick={followFragment}
    >
      {children}
    </a>
  )
}
