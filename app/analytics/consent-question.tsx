import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { answerConsent, type ConsentReason } from '~/analytics/consent'
import { linkedWords } from '~/components/linked-words'
import { SiteLink } from '~/components/site-link'
import { noticeTexts } from '~/site/texts/notices'
import styles from './consent-question.module.css'

interface ConsentQuestionProps {
  /** Why it stands on the page. */
  reason: ConsentReason
}

/** The question whether visits may be counted; blocks nothing, both answers weigh the same (CONSENT-1). */
export default function ConsentQuestion({ reason }: ConsentQuestionProps): ReactNode {
  const notice = useRef<HTMLElement>(null)

  // Who asked for it is taken to it and back; who did not is left where they are.
  useEffect(() => {
    if (reason !== 'reopened') return
    const opener = document.activeElement
    notice.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [reason])

  // The page keeps clear of its height, which follows the width and the letters.
  useLayoutEffect(() => {
    const element = notice.current
    if (!element) return
    const { style } = document.documentElement
    const tell = () => style.setProperty('--notice', `${element.offsetHeight}px`)
    tell()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <section
      ref={notice}
      className={styles.notice}
      aria-label={noticeTexts.cookies.name}
      tabIndex={-1}
      data-theme="night"
      data-consent
    >
      <p>
        {linkedWords(noticeTexts.cookies.question, (words) => (
          <SiteLink to="/privacy-policy">{words}</SiteLink>
        ))}
      </p>
      <div className={styles.answers}>
        <button type="button" onClick={() => answerConsent('declined')}>
          {noticeTexts.cookies.decline}
        </button>
        <button type="button" onClick={() => answerConsent('accepted')}>
          {noticeTexts.cookies.accept}
        </button>
      </div>
    </section>
  )
}
