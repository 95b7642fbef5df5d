import { Wordmark } from '~/components/wordmark'
import { site } from '~/site/site'
import styles from './screens.module.css'

/** The fallback document: what stands for a moment at an unknown address before the way to the start. */
export function Waiting() {
  return (
    <main id="content" className={styles.screen} data-theme="night">
      <Wordmark name={site.wordmark} accentIndex={site.accentIndex} />
      <h1 className={styles.title}>Page not found</h1>
      <p className={styles.text}>
        There is no page at this address. <a href="/">Choose a city</a>, or write to{' '}
        <a href={site.email.href}>{site.email.display}</a>.
      </p>
    </main>
  )
}
