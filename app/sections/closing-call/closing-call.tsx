import type { ReactNode } from 'react'
import { Picture } from '~/components/picture'
import { Reveal, type RevealOptions } from '~/components/reveal'
import type { PictureSource } from '~/pictures/picture-source'
import styles from './closing-call.module.css'

interface ClosingCallProps {
  title: string
  text?: string
  /** One or two actions, usually `ActionLink`s. */
  children: ReactNode
  /** Behind the text, fading into the night around it; decorative. */
  picture?: PictureSource
  /** When it counts as visible; set by the page. */
  reveal?: RevealOptions
}

/** The night band at the end of a page: one sentence and the actions. */
export function ClosingCall({ title, text, children, picture, reveal }: ClosingCallProps) {
  return (
    <section className={styles.band} data-theme="night" aria-labelledby="closing-call">
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} alt="" sizes="100vw" />
        </div>
      )}
      <Reveal {...reveal} className={styles.words}>
        <h2 id="closing-call">{title}</h2>
        {text && <p>{text}</p>}
        <div className={styles.actions}>{children}</div>
      </Reveal>
    </section>
  )
}
