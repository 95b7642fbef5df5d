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
import { OtherChannels } from './other-channels'
import type { ServiceOfPage } from './service-of-page'
import { useFormTrigger } from './use-form-trigger'

interface ContactFormSectionProps {
  /** The service of the page; it stays the same while the section is mounted. */
  service?: ServiceOfPage
}

/**
 * The contact form on its sheet of paper: title, subtitle, form (FORM-5). It fills the available width.
 * The form is prerendered and its script loads when a visitor comes near it (lazy-contact-form.ts);
 * early-input.ts records the input until then.
 */
export function ContactFormSection({ service }: ContactFormSectionProps) {
  const texts = useTexts('contact-form')
  const section = useRef<HTMLElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const hasFailed = useFormFailed()
  useFormTrigger(section)

  // React keeps a form that is not hydrated only as long as this element never changes.
  const form = useMemo(
    () => (
      <FormErrorBoundary>
        {/* About as tall as the form, so that nothing below it shifts. */}
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
      id="contact-form"
      className={styles.sheet}
      data-theme="paper"
      aria-labelledby="contact-form-title"
    >
      <h2 id="contact-form-title" className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.subtitle}>{texts.subtitle}</p>
      <ViewMark />
      {hasFailed && (
        <div className={styles.notice} role="alert">
          <p>{formTexts.notLoaded}</p>
          <OtherChannels />
          {/* A browser may cache the failed request for the script until a reload. */}
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
    </section>
  )
}

/** Reports once that the form was viewed. */
function ViewMark() {
  const { ref, state } = useInView<HTMLSpanElement>({ threshold: 0 })
  const isSeen = state === 'in-view'
  useEffect(() => {
    if (isSeen) track('contact_interaction', { action: 'view' })
  }, [isSeen])
  return <span ref={ref} aria-hidden="true" />
}
