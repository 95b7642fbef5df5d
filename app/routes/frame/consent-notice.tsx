import { Link } from 'react-router'
import { answerConsent, useConsentNotice } from '~/services/consent'
import styles from './consent-notice.module.css'

/** Asks once whether visits may be counted; blocks nothing, both answers weigh the same (decisions "Analytics"). */
export function ConsentNotice() {
  if (!useConsentNotice()) return null
  return (
    <section className={styles.notice} aria-label="Cookies" data-ground="night">
      <p>
        May we count visits with Google Analytics? Nothing is loaded or sent unless you accept.{' '}
        <Link to="/privacy-policy" viewTransition>
          Privacy Policy
        </Link>
      </p>
      <div className={styles.answers}>
        <button type="button" onClick={() => answerConsent('declined')}>
          Decline
        </button>
        <button type="button" onClick={() => answerConsent('accepted')}>
          Accept
        </button>
      </div>
    </section>
  )
}
