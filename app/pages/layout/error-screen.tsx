import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { linkedWords } from '~/components/linked-words'
import { Wordmark } from '~/components/wordmark'
import { site } from '~/site/site'
import { noticeTexts } from '~/site/texts/notices'
import styles from './screens.module.css'

/** The screen for a page that throws: an explanation and three actions (ERR-2). */
export function ErrorScreen() {
  const error = useRouteError()
  useEffect(() => {
    console.error('Levo: this page could not be shown.', error)
    document.documentElement.classList.add('hydrated')
  }, [error])
  return (
    <main id="content" className={styles.screen} data-theme="night" role="alert">
      <Wordmark name={site.wordmark} accentIndex={site.accentIndex} />
      <h1 className={styles.title}>{noticeTexts.broken.title}</h1>
      <p className={styles.text}>
        {linkedWords(
          noticeTexts.broken.text,
          (words) => (
            // A plain link: a full load resets whatever broke.
            <a href={typeof window === 'undefined' ? '/' : window.location.href}>{words}</a>
          ),
          (words) => (
            <a href="/">{words}</a>
          ),
          (words) => (
            <a href={site.phone.href}>{words}</a>
          ),
        )}
      </p>
    </main>
  )
}
