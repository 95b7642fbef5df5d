import { useCallback, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { track } from '~/analytics/analytics'
import { sendInquiry } from '~/inquiry/email'
import type { SendResult } from '~/inquiry/email-outcome'
import type { Inquiry } from '~/inquiry/inquiry'
import { newSubmissionId, type Submission } from '~/inquiry/inquiry-mail'
import { rememberSent, waitBeforeSending } from '~/inquiry/send-pace'
import type { DraftKeeping } from './use-inquiry-form'

/** Where an inquiry stands (SEND-5); success is told by `onSent`. */
export type Attempt =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'failed'; number: number; message: string; submission: Submission }

/** What the visitor reads when the inquiry was not sent (FAIL-1). */
const failures = {
  failed: {
    message: 'Failed to send your message. Please try again or contact us directly.',
    action: 'submit_failed',
  },
  error: {
    message:
      'An error occurred while sending your message. Please try again or contact us directly.',
    action: 'submit_error',
  },
} as const

interface Sending {
  attempt: Attempt
  /** Sends an inquiry that keeps the rules; while one is on its way, does nothing. */
  send: (inquiry: Inquiry, sender: { isSuspect: boolean }) => Promise<void>
  /** Tells that the visitor is at the form: no robot is as slow. */
  touch: () => void
}

/** Sends one inquiry at a time, in good pace, and reports what came of it. */
export function useSending({
  draft,
  onSent,
}: {
  draft: DraftKeeping
  onSent: (submissionId: string) => void
}): Sending {
  const [attempt, setAttempt] = useState<Attempt>({ status: 'idle' })
  const attempts = useRef(0)
  const isBusy = useRef(false)
  const firstTouch = useRef<number>(undefined)
  useStayWhile(attempt.status === 'sending')

  const touch = useCallback(() => {
    firstTouch.current ??= Date.now()
  }, [])

  async function send(inquiry: Inquiry, { isSuspect }: { isSuspect: boolean }): Promise<void> {
    // A state would be a render late for a double click.
    if (isBusy.current) return
    isBusy.current = true
    touch()
    attempts.current += 1
    setAttempt({ status: 'sending' })
    const submission: Submission = {
      ...inquiry,
      submissionId: reference(draft),
      suspectedRobot: isSuspect,
    }
    const result = await sendInPace(submission)
    isBusy.current = false
    if (result.kind === 'accepted') {
      setAttempt({ status: 'idle' })
      onSent(submission.submissionId)
      track('contact_interaction', { action: 'submit_success' })
      track('form_submit', { form_type: 'contact_form', status: 'success' })
      return
    }
    const { message, action } = failures[result.kind]
    setAttempt({ status: 'failed', number: attempts.current, message, submission })
    track('contact_interaction', { action })
  }

  async function sendInPace(submission: Submission): Promise<SendResult> {
    const now = Date.now()
    await pause(waitBeforeSending(firstTouch.current ?? now, now))
    const result = await sendInquiry(submission)
    if (result.kind === 'accepted') {
      draft.forget()
      rememberSent(Date.now())
    }
    return result
  }

  return { attempt, send, touch }
}

/** The inquiry's reference: the one of an earlier attempt, else a new one, kept for the next. */
function reference(draft: DraftKeeping): string {
  const id = draft.submissionId() ?? newSubmissionId()
  draft.keepSubmissionId(id)
  return id
}

/** Keeps the visitor on the page until the outcome can be shown: else a failure would go unseen. */
function useStayWhile(isSending: boolean): void {
  const blocker = useBlocker(isSending)

  useEffect(() => {
    if (!isSending && blocker.state === 'blocked') blocker.reset()
  }, [isSending, blocker])

  useEffect(() => {
    if (!isSending) return
    function ask(event: BeforeUnloadEvent): void {
      event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
