import { linkedWords } from '~/components/linked-words'
import { Wordmark } from '~/components/wordmark'
import { site } from '~/site/site'
import { noticeTexts } from '~/site/texts/notices'
import styles from './screens.module.css'

/**
 * The fallback document, which hosts serve for an unknown address (404): it shows "Page not found"
 * until the guard goes to the landing page (ROUTE-3).
 */
export function Waiting() {
  return (
    <main id="content" className={styles.screen} data-theme="night">
      <Wordmark name={site.wordmark} accentIndex={site.accentIndex} />
      <h1 className={styles.title}>{noticeTexts.unknown.title}</h1>
      <p className={styles.text}>
        {linkedWords(
          noticeTexts.unknown.text,
          (words) => (
            <a href="/">{words}</a>
          ),
          (words) => (
            <a href={site.email.href}>{words}</a>
          ),
        )}
      </p>
    </main>
  )
}
