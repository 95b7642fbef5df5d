import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { track } from '~/analytics/analytics'
import { useCity } from '~/city/city-selection'
import { Button } from '~/components/button'
import { useInView } from '~/components/reveal'
import { useTexts } from '~/content/loading'
import styles from './contact-form-section.module.css'
import { FormErrorBoundary } from './form-error-boundary'
import { hurryForm, LazyContactForm, requestForm, useFormState } from './form-loading'
import { NextStepsList } from './next-steps-list'
import { OtherChannels } from './other-channels'
import { useFormTrigger } from './use-form-trigger'

/** What happened to the form before its script was there. */
export interface EarlyUse {
  submitted: boolean
  /** The prerendered form, as long as it stands. */
  form: () => HTMLFormElement | null
}

interface ContactFormSectionProps {
  id?: string
  /** Level of its heading; 3 where a section around it has one of its own. */
  headingLevel?: 2 | 3
}

/**
 * The contact form on its sheet of paper: title, subtitle, form (FORM-5). It fills the width it is
 * given. The form is in the prerendered page, its script comes when a visitor does (form-loading.ts).
 */
export function ContactFormSection({
  id = 'contact-form',
  headingLevel = 2,
}: ContactFormSectionProps) {
  const texts = useTexts('contact-form')
  const section = useRef<HTMLElement>(null)
  const early = useRef<EarlyUse>({
    submitted: false,
    form: () => section.current?.querySelector('form') ?? null,
  })
  const { isStale, hasFailed } = useFormPresence()
  const Heading = `h${headingLevel}` as const
  useFormTrigger(section)
  useEarlySubmit(section, early)

  // React keeps a form that it has not taken over only as long as this element never changes.
  const form = useMemo(
    () => (
      <FormErrorBoundary>
        <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
          <LazyContactForm early={early} />
        </Suspense>
      </FormErrorBoundary>
    ),
    [],
  )

  return (
    <section
      ref={section}
      id={id}
      className={styles.sheet}
      data-theme="paper"
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.opening}>
        <Heading id={`${id}-title`} className={styles.title}>
          {texts.title}
        </Heading>
        <p className={styles.subtitle}>{texts.subtitle}</p>
        <ViewMark />
      </div>
      {hasFailed && (
        <div className={styles.notice} role="alert">
          <p>The form could not be loaded. Please try again or contact us directly.</p>
          <OtherChannels />
          <Button look="quiet" onClick={requestForm}>
            Try again
          </Button>
        </div>
      )}
      <div data-needs-script className={styles.form} data-stale={isStale || undefined}>
        {form}
      </div>
      <div data-without-script>
        <p className={styles.subtitle}>
          The form needs JavaScript. Without it, please write or call: the same team answers.
        </p>
        <OtherChannels />
      </div>
      <NextStepsList />
    </section>
  )
}

/** Whether the prerendered form still speaks of another city, and whether its script cannot be had. */
function useFormPresence(): { isStale: boolean; hasFailed: boolean } {
  const city = useCity()
  const [renderedFor] = useState(city)
  const state = useFormState()
  const isAnotherCity = city !== renderedFor
  useEffect(() => {
    if (isAnotherCity) hurryForm()
  }, [isAnotherCity])
  const hasFailed = state === 'failed'
  return { isStale: isAnotherCity && state !== 'ready' && !hasFailed, hasFailed }
}

/**
 * A form that is sent before its script is here would leave the page with every word in the
 * address: it waits, and is sent as soon as it can be.
 */
function useEarlySubmit(section: RefObject<HTMLElement | null>, early: RefObject<EarlyUse>): void {
  useEffect(() => {
    const element = section.current
    function onSubmit(event: Event): void {
      const form = event.target as HTMLFormElement
      if (form.dataset.ready !== undefined) return
      event.preventDefault()
      early.current.submitted = true
      hurryForm()
    }
    element?.addEventListener('submit', onSubmit)
    return () => element?.removeEventListener('submit', onSubmit)
  }, [section, early])
}

/** Reports once that the form was seen. */
function ViewMark() {
  const { ref, state } = useInView<HTMLSpanElement>({ threshold: 0 })
  const isSeen = state === 'in-view'
  useEffect(() => {
    if (isSeen) track('contact_interaction', { action: 'view' })
  }, [isSeen])
  return <span ref={ref} aria-hidden="true" />
}
