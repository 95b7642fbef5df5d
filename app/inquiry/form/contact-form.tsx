import { type RefObject, useRef, useState } from 'react'
import type { EarlyUse } from './contact-form-section'
import { InquiryForm } from './inquiry-form'
import { readForm } from './prerendered-form'
import { SentDialog } from './sent-dialog'

/** The form and, after each accepted inquiry, its confirmation over a new, empty form (FORM-7). */
export default function ContactForm({ early }: { early: RefObject<EarlyUse> }) {
  const [inquiries, setInquiries] = useState(0)
  const [reference, setReference] = useState<string>()
  // Read before React has changed anything: the first inquiry goes on from what stands there.
  const [prerendered] = useState(() => readForm(early.current.form()))
  const submitButton = useRef<HTMLButtonElement>(null)

  function onSent(submissionId: string): void {
    setInquiries((count) => count + 1)
    setReference(submissionId)
  }

  return (
    <>
      <InquiryForm
        key={inquiries}
        early={early}
        prerendered={inquiries === 0 ? prerendered : undefined}
        submitButton={submitButton}
        onSent={onSent}
      />
      {reference && (
        <SentDialog
          reference={reference}
          returnTo={submitButton}
          onClose={() => setReference(undefined)}
        />
      )}
    </>
  )
}
