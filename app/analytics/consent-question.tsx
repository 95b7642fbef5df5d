import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { answerConsent, type ConsentReason } from '~/analytics/consent'
import { linkedWords } from '~/components/linked-words'
import { SiteLink } from '~/components/site-link'
import { noticeTexts } from '~/site/texts/notices'
import styles from './consent-question.module.css'

interface ConsentQuestionProps {
  /** Why it is shown. */
  reason: ConsentReason
}

/** The consent question: blocks nothing, and both answers have equal weight (CONSENT-1). */
export default function ConsentQuestion({ reason }: ConsentQuestionProps): ReactNode {
  const notice = useRef<HTMLElement>(null)

  // A visitor who reopened it gets focus moved to it and back; other visitors keep their focus.
  useEffect(() => {
    if (reason !== 'reopened') return
    const opener = document.activeElement
    notice.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [reason])

  // The page reserves its height, which depends on the width and the text size.
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
