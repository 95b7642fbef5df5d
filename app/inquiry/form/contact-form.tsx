import { type RefObject, useRef, useState } from 'react'
import type { Submission } from '~/inquiry/inquiry-mail'
import { readForm } from './form-snapshot'
import { InquiryForm } from './inquiry-form'
import { SentDialog } from './sent-dialog'
import type { ServiceOfPage } from './service-of-page'
import { useSending } from './use-sending'

/** What the page passes to the form's script. */
export interface ContactFormProps {
  /** The element around the prerendered form, with the attributes that early-input.ts sets. */
  frame: RefObject<HTMLElement | null>
  /** The service of the page. */
  service: ServiceOfPage | undefined
}

/** The form and, after each accepted inquiry, its confirmation over a new, empty form (FORM-7). */
export default function ContactForm({ frame, service }: ContactFormProps) {
  const [inquiries, setInquiries] = useState(0)
  const [sent, setSent] = useState<Submission>()
  // Read before React changes anything: the first inquiry continues with the prerendered form's values.
  const [prerendered] = useState(() => readForm(frame.current?.querySelector('form')))
  const submitButton = useRef<HTMLButtonElement>(null)
  const sending = useSending((submission) => {
    setInquiries((count) => count + 1)
    setSent(submission)
  })

  function close(): void {
    setSent(undefined)
    if (sending.isLeaving) sending.leave()
  }

  return (
    <>
      <InquiryForm
        key={inquiries}
        frame={frame}
        service={service}
        prerendered={inquiries === 0 ? prerendered : undefined}
        submitButton={submitButton}
        sending={sending}
      />
      {sent && <SentDialog submission={sent} returnTo={submitButton} onClose={close} />}
    </>
  )
}
