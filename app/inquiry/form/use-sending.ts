import { useCallback, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { track } from '~/analytics/analytics'
import { sendInquiry } from '~/inquiry/email'
import type { SendResult } from '~/inquiry/email-outcome'
import type { Inquiry } from '~/inquiry/inquiry'
import type { Submission } from '~/inquiry/inquiry-mail'
import { rememberSent, waitAfterInquiry, waitBeforeSending } from '~/inquiry/send-pace'
import { formTexts } from '~/site/texts/form'
import { newSubmissionId } from '../../../contract/reference'
import type { DraftKeeping } from './use-inquiry-form'

/** The state of a send (SEND-5); `onSent` reports success. */
export type Attempt =
  | { status: 'idle' }
  | {
      status: 'sending'
      /** It waits because another inquiry was just accepted (SEND-6). */
      isWaiting: boolean
    }
  | {
      status: 'failed'
      number: number
      message: string
      /** Missing if the error came before validation. */
      submission: Submission | undefined
    }

/** The message shown when the inquiry was not sent (FAIL-1). */
const failures = {
  failed: { message: formTexts.failure.failed, action: 'submit_failed' },
  error: { message: formTexts.failure.error, action: 'submit_error' },
} as const

/** What the form and its confirmation use. */
export interface Sending {
  attempt: Attempt
  /**
   * Sends a valid inquiry; does nothing while another one is being sent. `judge` returns the inquiry,
   * or nothing if the fields are invalid. Never rejects.
   */
  send: (
    judge: () => Promise<Inquiry | undefined>,
    sender: { draft: DraftKeeping; isSuspect: boolean; service?: string },
  ) => Promise<void>
  /** Records that the visitor used the form, now or at a time (ms since the epoch): a robot is faster. */
  touch: (at?: number) => void
  /** The visitor has requested another page meanwhile; `leave` opens it. */
  isLeaving: boolean
  leave: () => void
}

/** Sends one inquiry at a time, respecting the pace, and reports the outcome. */
export function useSending(onSent: (submission: Submission) => void): Sending {
  const [attempt, setAttempt] = useState<Attempt>({ status: 'idle' })
  const attempts = useRef(0)
  const isBusy = useRef(false)
  const firstTouch = useRef<number>(undefined)
  const blocker = useStayWhile(attempt.status)

  const touch = useCallback((at = Date.now()) => {
    firstTouch.current ??= at
  }, [])

  const send: Sending['send'] = async (judge, { draft, isSuspect, service }) => {
    // A state update would be one render too late for a double click.
    if (isBusy.current) return
    isBusy.current = true
    let submission: Submission | undefined
    let result: SendResult
    try {
      const inquiry = await judge()
      if (!inquiry) return
      touch()
      setAttempt({ status: 'sending', isWaiting: waitAfterInquiry(Date.now()) > 0 })
      submission = { ...inquiry, submissionId: '', suspectedRobot: isSuspect, service }
      submission.submissionId = reference(draft)
      await pause(waitBeforeSending(firstTouch.current ?? Date.now(), Date.now()))
      setAttempt({ status: 'sending', isWaiting: false })
      result = await sendInquiry(submission)
    } catch (error) {
      console.error('Levo: the inquiry was not sent.', error)
      result = { kind: 'error', error }
    } finally {
      isBusy.current = false
    }
    if (result.kind === 'accepted') {
      draft.forget()
      rememberSent(Date.now())
      firstTouch.current = undefined
      setAttempt({ status: 'idle' })
      if (submission) onSent(submission)
      track('contact_interaction', { action: 'submit_success' })
      track('form_submit', { form_type: 'contact_form', status: 'success' })
      return
    }
    attempts.current += 1
    const { message, action } = failures[result.kind]
    setAttempt({ status: 'failed', number: attempts.current, message, submission })
    track('contact_interaction', { action })
  }

  return {
    attempt,
    send,
    touch,
    isLeaving: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
  }
}

/** The inquiry's reference: that of an earlier attempt, or a new one, kept for the next. */
function reference(draft: DraftKeeping): string {
  const id = draft.submissionId() ?? newSubmissionId()
  draft.keepSubmissionId(id)
  return id
}

/**
 * Keeps the visitor on the page until the outcome is shown, so that a failure is seen. A page requested
 * meanwhile opens after a success (`leave`); after a failure the visitor stays.
 */
function useStayWhile(status: Attempt['status']) {
  const isSending = status === 'sending'
  const blocker = useBlocker(isSending)

  useEffect(() => {
    if (status === 'failed' && blocker.state === 'blocked') blocker.reset()
  }, [status, blocker])

  useEffect(() => {
    if (!isSending) return
    function ask(event: BeforeUnloadEvent): void {
      event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])

  return blocker
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
