import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { Controller, type FieldPath } from 'react-hook-form'
import { useCity } from '~/city/city-selection'
import { Button } from '~/components/button'
import { SelectField, TextArea, TextField } from '~/components/field'
import { useTexts } from '~/content/loading'
import { prepareEmail } from '~/inquiry/email'
import type { InquiryFields } from '~/inquiry/inquiry'
import { cityList } from '~/site/cities'
import { Consent } from './consent'
import styles from './contact-form.module.css'
import type { EarlyUse } from './contact-form-section'
import { FailurePanel } from './failure-panel'
import { markFormReady } from './form-loading'
import { MessageCounter } from './message-counter'
import { PhoneField } from './phone-field'
import type { FormSnapshot } from './prerendered-form'
import { RobotTrap } from './robot-trap'
import { ServicesField } from './services-field'
import { useInquiryForm } from './use-inquiry-form'
import { useSending } from './use-sending'

interface InquiryFormProps {
  early: RefObject<EarlyUse>
  /** What was written before the script came. */
  prerendered: FormSnapshot | undefined
  submitButton: RefObject<HTMLButtonElement | null>
  /** Called with the reference once the service has accepted the inquiry. */
  onSent: (submissionId: string) => void
}

/** The fields of one inquiry, from empty to accepted (FORM-1, RULE-3, RULE-4, SEND-5). */
export function InquiryForm({ early, prerendered, submitButton, onSent }: InquiryFormProps) {
  const city = useCity()
  const texts = useTexts('contact-form')
  const element = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const { form, firstCity, draft, adopt } = useInquiryForm({ city, element, prerendered })
  const { attempt, send, touch } = useSending({ draft, onSent })
  const { register, control, formState, handleSubmit } = form
  const isSending = attempt.status === 'sending'

  function errorOf(name: FieldPath<InquiryFields>): string | undefined {
    const { error, isDirty, isTouched } = form.getFieldState(name, formState)
    const isShown = isDirty || isTouched || formState.submitCount > 0
    return isShown ? error?.message : undefined
  }

  // The rule is about all three together.
  const judgeServices = () => void form.trigger('services')
  const servicesJudged = { onChange: judgeServices, onBlur: judgeServices }

  function submit(event?: FormEvent): void {
    event?.preventDefault()
    adopt()
    void handleSubmit((inquiry) => send(inquiry, { isSuspect: Boolean(trap.current?.value) }))()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has taken over
  useEffect(() => {
    if (element.current) element.current.dataset.ready = ''
    markFormReady()
    if (!early.current.submitted) return
    early.current.submitted = false
    submit()
  }, [])

  // After the messages are on the page: the first field that is wrong takes focus.
  useEffect(() => {
    if (formState.submitCount === 0) return
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    // By itself WebKit scrolls a field that takes focus to the window's edge, under the header.
    wrong?.focus({ preventScroll: true })
    wrong?.scrollIntoView({ block: 'nearest' })
  }, [formState.submitCount])

  function onTouch(): void {
    touch()
    prepareEmail()
  }

  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      // Never in the address, should anything ever send it without its script.
      method="post"
      aria-label="Inquiry"
      onSubmit={submit}
      onPointerDownCapture={onTouch}
      onFocusCapture={onTouch}
      onInputCapture={onTouch}
    >
      <div className={styles.fields} inert={isSending}>
        <TextField
          label="First name"
          autoComplete="given-name"
          dir="auto"
          error={errorOf('firstName')}
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          dir="auto"
          error={errorOf('lastName')}
          {...register('lastName')}
        />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf('email')}
          {...register('email')}
        />
        <SelectField
          label="Location"
          defaultValue={firstCity}
          error={errorOf('location')}
          {...register('location', { onChange: draft.keepLocation })}
        >
          {cityList.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
        <Controller
          control={control}
          name="countryId"
          render={({ field: { value, onChange } }) => (
            <PhoneField
              countryId={value}
              onCountry={onChange}
              error={errorOf('phone')}
              {...register('phone')}
            />
          )}
        />
        <TextField
          label="Instagram"
          optional
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf('instagramHandle')}
          {...register('instagramHandle')}
        />
        <ServicesField
          className={styles.wide}
          error={errorOf('services')}
          register={(id) => register(`services.${id}`, servicesJudged)}
        />
        <TextArea
          className={styles.wide}
          label="Message"
          dir="auto"
          hint={texts.messageHint}
          error={errorOf('message')}
          note={<MessageCounter control={control} />}
          {...register('message')}
        />
        <Consent
          className={styles.wide}
          city={city}
          error={errorOf('privacyConsent')}
          {...register('privacyConsent')}
        />
        <RobotTrap field={trap} />
      </div>
      {attempt.status === 'failed' && (
        <FailurePanel
          key={attempt.number}
          message={attempt.message}
          submission={attempt.submission}
        />
      )}
      <Button
        ref={submitButton}
        type="submit"
        look="solid"
        className={styles.submit}
        aria-disabled={!formState.isValid || undefined}
        disabled={isSending}
      >
        {isSending ? 'Sending...' : 'Exclusive Access'}
      </Button>
      <p className="visually-hidden" role="status">
        {isSending && 'Sending...'}
      </p>
    </form>
  )
}
