import { useEffect, useRef, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { track } from '~/analytics/analytics'
import { Button, ButtonAnchor } from '~/components/button'
import { linkedWords } from '~/components/linked-words'
import type { InquiryFields } from '~/inquiry/fields'
import { type Inquiry, inquiryAsWritten } from '~/inquiry/inquiry'
import type { Submission } from '~/inquiry/inquiry-mail'
import { emailLink, inquiryAsText, isShortened, whatsappLink } from '~/inquiry/inquiry-text'
import { site } from '~/site/site'
import { formTexts } from '~/site/texts/form'
import styles from './failure-panel.module.css'
import { OtherChannels } from './other-channels'

const texts = formTexts.failure

interface FailurePanelProps {
  /** The form's fields: text entered after the failure is included. */
  control: Control<InquiryFields, unknown, Inquiry>
  /** The exact text of the alert (FAIL-1). */
  message: string
  /** Missing if the error came before validation. */
  submission: Submission | undefined
}

/** Says that the inquiry was not sent and offers every other channel (FAIL-2). */
export function FailurePanel({ control, message, submission: failed }: FailurePanelProps) {
  const fields = useWatch({ control }) as Partial<InquiryFields>
  const submission = failed && { ...failed, ...inquiryAsWritten(fields, failed) }
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      <p role="alert" className={styles.message}>
        {message}
      </p>
      <p className={styles.kept}>
        {texts.kept}
        {submission && isShortened(submission) && texts.shortened}
      </p>
      {submission ? <CarryingWays submission={submission} /> : <OtherChannels />}
    </div>
  )
}

/** The other channels, with the inquiry filled in. */
function CarryingWays({ submission }: { submission: Submission }) {
  return (
    <>
      <div className={styles.ways}>
        <ButtonAnchor look="quiet" href={whatsappLink(submission)}>
          {texts.byWhatsapp}
        </ButtonAnchor>
        <ButtonAnchor look="quiet" href={emailLink(submission)}>
          {texts.byEmail}
        </ButtonAnchor>
        <CopyMessage text={inquiryAsText(submission)} />
      </div>
      <p className={styles.phone}>
        {linkedWords(texts.call, (words) => (
          <a href={site.phone.href}>{words}</a>
        ))}
        {submission.submissionId && texts.reference(submission.submissionId)}
      </p>
    </>
  )
}

/** Copies a text; if the browser does not allow it, shows the text selected, ready to be copied manually. */
function CopyMessage({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'by hand'>()
  const field = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (outcome !== 'by hand') return
    field.current?.focus()
    field.current?.select()
  }, [outcome])

  async function copy(): Promise<void> {
    track('contact_interaction', { action: 'copy' })
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('by hand')
    }
  }

  return (
    <>
      <Button look="quiet" onClick={copy}>
        {outcome === 'copied' ? texts.copied : texts.copy}
      </Button>
      <p className="visually-hidden" role="status">
        {outcome === 'copied' && texts.isCopied}
      </p>
      {outcome === 'by hand' && (
        <label className={styles.byHand}>
          {texts.copyByHand}
          <textarea ref={field} readOnly rows={6} value={text} />
        </label>
      )}
    </>
  )
}
