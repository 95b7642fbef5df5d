import { lastWordItalic } from '~/components/last-word-italic'
import { Wordmark } from '~/components/wordmark'
import { site } from '~/site/site'
import { landingTexts } from '~/site/texts/landing'
import styles from './panes.module.css'

/** The wordmark, what Levo is, the question, and what follows an inquiry (LAND-1). */
export function Head() {
  return (
    <div className={styles.head}>
      <p className={styles.wordmark}>
        <Wordmark name={site.wordmark} accentIndex={site.accentIndex} />
      </p>
      <p className={styles.what}>{landingTexts.what}</p>
      <h1 className={styles.question}>{lastWordItalic(landingTexts.question)}</h1>
      <p className={styles.asking}>{landingTexts.asking}</p>
    </div>
  )
}
