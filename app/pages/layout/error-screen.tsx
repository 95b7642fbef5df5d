import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { Wordmark } from '~/components/wordmark'
import { site } from '~/site/site'
import styles from './screens.module.css'

/** What a visitor sees when a page throws: what happened, and three ways on (ERR-2). */
export function ErrorScreen() {
  const error = useRouteError()
  useEffect(() => {
    console.error('Levo: this page could not be shown.', error)
    document.documentElement.classList.add('hydrated')
  }, [error])
  return (
    <main id="content" className={styles.screen} data-theme="night" role="alert">
      <Wordmark name={site.wordmark} accentIndex={site.accentIndex} />
      <h1 className={styles.title}>Something went wrong on our side</h1>
      <p className={styles.text}>
        The page could not be shown. What you have written in the form is kept in this tab.{' '}
        {/* A plain link: a full load clears whatever broke. */}
        <a href={typeof window === 'undefined' ? '/' : window.location.href}>Try again</a>, go{' '}
        <a href="/">back to the choice of cities</a>, or call us on{' '}
        <a href={site.phone.href}>{site.phone.display}</a>.
      </p>
    </main>
  )
}
