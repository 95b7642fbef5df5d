import { Suspense, useEffect, useMemo, useRef } from 'react'
import { track } from '~/analytics/analytics'
import { Button } from '~/components/button'
import { useInView } from '~/components/reveal'
import { useTexts } from '~/content/loading'
import { formTexts } from '~/site/texts/form'
import styles from './contact-form-section.module.css'
import earlyInput from './early-input.ts?inline-script'
import { FormErrorBoundary } from './form-error-boundary'
import { LazyContactForm, useFormFailed } from './lazy-contact-form'
import { NextStepsList } from './next-steps-list'
import { OtherChannels } from './other-channels'
import type { ServiceOfPage } from './service-of-page'
import { useFormTrigger } from './use-form-trigger'

interface ContactFormSectionProps {
  id?: string
  /** Level of its heading; 3 where a section around it has one of its own. */
  headingLevel?: 2 | 3
  /** The service that the page is about; it stays the same while the section is mounted. */
  service?: ServiceOfPage
}

/**
 * The contact form on its sheet of paper: title, subtitle, form (FORM-5). It fills the width it is
 * given. The form is in the prerendered page, its script comes when a visitor does
 * (lazy-contact-form.ts); early-input.ts keeps what is done to it until then.
 */
export function ContactFormSection({
  id = 'contact-form',
  headingLevel = 2,
  service,
}: ContactFormSectionProps) {
  const texts = useTexts('contact-form')
  const section = useRef<HTMLElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const hasFailed = useFormFailed()
  const Heading = `h${headingLevel}` as const
  useFormTrigger(section)

  // React keeps a form that it has not taken over only as long as this element never changes.
  const form = useMemo(
    () => (
      <FormErrorBoundary>
        {/* About as tall as the form, so that nothing below it jumps. */}
        <Suspense fallback={<div style={{ minHeight: '60rem' }} aria-busy="true" />}>
          <LazyContactForm frame={frame} service={service} />
        </Suspense>
      </FormErrorBoundary>
    ),
    [service],
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
          <p>{formTexts.notLoaded}</p>
          <OtherChannels />
          {/* A browser may answer every further request for the script from the first failure. */}
          <Button look="quiet" onClick={() => window.location.reload()}>
            {formTexts.tryAgain}
          </Button>
        </div>
      )}
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, bundled at build
        dangerouslySetInnerHTML={{ __html: earlyInput }}
      />
      <div ref={frame} data-needs-script className={styles.form}>
        {form}
      </div>
      <p role="status" className={styles.subtitle}>
        {!hasFailed && <span>{formTexts.notReady}</span>}
      </p>
      <div data-without-script>
        <p className={styles.subtitle}>{formTexts.noScript}</p>
        <OtherChannels />
      </div>
      <NextStepsList />
    </section>
  )
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
