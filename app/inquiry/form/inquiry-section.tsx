import type { ReactNode } from 'react'
import { pageReveal, Reveal } from '~/components/reveal'
import { ContactFormSection } from './contact-form-section'
import styles from './inquiry-section.module.css'
import { NextStepsList } from './next-steps-list'
import type { ServiceOfPage } from './service-of-page'

interface InquirySectionProps {
  /** The id of the heading among `children`. */
  labelledBy: string
  service?: ServiceOfPage
  /** The page's own words. */
  children: ReactNode
}

/** A page's words beside the form, and the three steps below the words (FORM-5). */
export function InquirySection({ labelledBy, service, children }: InquirySectionProps) {
  return (
    <section className={styles.section} data-theme="ivory" aria-labelledby={labelledBy}>
      <Reveal {...pageReveal}>{children}</Reveal>
      <ContactFormSection service={service} />
      <NextStepsList />
    </section>
  )
}
