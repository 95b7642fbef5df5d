import { type FormEvent, Fragment, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Controller } from 'react-hook-form'
import { cities, cityList } from '~/cities/cities'
import { Button } from '~/components/button'
import { SelectField, TextArea, TextField } from '~/components/field'
import { useTexts } from '~/content/loading'
import { prepareEmail } from '~/inquiry/email'
import {
  type AnyField,
  type ControlKind,
  type FieldName,
  fieldNames,
  fields,
} from '~/inquiry/fields'
import type { Inquiry } from '~/inquiry/inquiry'
import { leastTimeBetweenInquiries } from '~/inquiry/send-pace'
import { formTexts } from '~/site/texts/form'
import { useCity } from '~/visit/city-selection'
import { type FieldVariable, limits, longestOfField } from '../../../contract/fields'
import { Consent } from './consent'
import styles from './contact-form.module.css'
import { FailurePanel } from './failure-panel'
import type { FormSnapshot } from './form-snapshot'
import { Honeypot } from './honeypot'
import { MessageCounter } from './message-counter'
import { OptionsField } from './options-field'
import { PhoneField } from './phone-field'
import type { ServiceOfPage } from './service-of-page'
import { useInquiryForm } from './use-inquiry-form'
import type { Sending } from './use-sending'

interface InquiryFormProps {
  /** The element around the form, with the attributes that early-input.ts sets. */
  frame: RefObject<HTMLElement | null>
  /** The values from before the script loaded. */
  prerendered: FormSnapshot | undefined
  submitButton: RefObject<HTMLButtonElement | null>
  sending: Sending
  /** The service of the page: its inquiry preselects the concierge (FORM-9). */
  service: ServiceOfPage | undefined
}

/** The props to render a control from. */
interface FieldToDraw {
  name: FieldName
  field: AnyField
  error: string | undefined
}

/** An input accepts one character more than the limit, so that the rule reports it; a pasted novel would block the page. */
function oneTooMany(variable: FieldVariable | null): number | undefined {
  // First and last name share a variable.
  if (variable === 'from_name') return limits.name.most + 1
  return variable ? longestOfField[variable] + 1 : undefined
}

/** The fields of one inquiry, from empty to accepted (FORM-1, RULE-3, RULE-4, SEND-5). */
export function InquiryForm({
  frame,
  prerendered,
  submitButton,
  sending,
  service,
}: InquiryFormProps) {
  const city = useCity()
  const texts = useTexts('contact-form')
  const element = useRef<HTMLFormElement>(null)
  const explanation = useRef<HTMLParagraphElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const { form, firstCity, draft, adopt, takeCountryCode } = useInquiryForm({
    city,
    element,
    prerendered,
    hasPreselection: service !== undefined,
  })
  const { attempt, send, touch, isLeaving } = sending
  const { register, control, formState, handleSubmit } = form
  const isSending = attempt.status === 'sending'
  const isWaiting = isSending && attempt.isWaiting
  const stateInWords = isLeaving
    ? formTexts.leaving
    : isWaiting
      ? formTexts.waiting(leastTimeBetweenInquiries / 1_000)
      : formTexts.sending

  function errorOf(name: FieldName): string | undefined {
    const { error, isDirty, isTouched } = form.getFieldState(name, formState)
    const isShown = isDirty || isTouched || formState.submitCount > 0
    return isShown ? error?.message : undefined
  }

  // The rule validates all of them together.
  const judgeServices = () => void form.trigger('services')

  const controls: Record<ControlKind, (drawn: FieldToDraw) => ReactNode> = {
    line: ({ name, field: { label, optional, input, mail }, error }) => (
      <TextField
        {...{ label, optional, error }}
        maxLength={oneTooMany(mail)}
        {...input}
        {...register(name)}
      />
    ),
    location: ({ name, field: { label }, error }) => (
      <SelectField
        {...{ label, error }}
        defaultValue={firstCity}
        {...register(name, { onChange: draft.keepLocation })}
      >
        {cityList.map(({ key, name: cityName }) => (
          <option key={key} value={key}>
            {cityName}
          </option>
        ))}
      </SelectField>
    ),
    // Rendered inside the phone field.
    country: () => null,
    phone: ({ name, field: { label, optional, input, mail }, error }) => (
      <Controller
        control={control}
        name="countryId"
        render={({ field: { value, onChange } }) => (
          <PhoneField
            {...{ label, optional, error }}
            countryLabel={fields.countryId.label}
            countryId={value}
            onCountry={onChange}
            maxLength={oneTooMany(mail)}
            {...input}
            {...register(name, { onBlur: takeCountryCode })}
          />
        )}
      />
    ),
    services: ({ name, field: { label }, error }) => (
      <OptionsField
        className={styles.wide}
        {...{ label, error }}
        preselected={service && 'concierge'}
        register={(id) =>
          register(`${name}.${id}` as `services.${typeof id}`, {
            onChange: judgeServices,
            onBlur: judgeServices,
          })
        }
      />
    ),
    message: ({ name, field: { label }, error }) => (
      <TextArea
        className={styles.wide}
        {...{ label, error }}
        dir="auto"
        maxLength={limits.message.most}
        hint={service ? formTexts.serviceHint(cities[city].name, service.ask) : texts.messageHint}
        note={<MessageCounter control={control} />}
        {...register(name)}
      />
    ),
    consent: ({ name, error }) => (
      <Consent className={styles.wide} {...{ city, error }} {...register(name)} />
    ),
  }

  async function judged(): Promise<Inquiry | undefined> {
    adopt()
    takeCountryCode()
    let judgedInquiry: Inquiry | undefined
    await handleSubmit((inquiry) => {
      judgedInquiry = inquiry
    })()
    return judgedInquiry
  }

  function submit(event?: FormEvent): void {
    event?.preventDefault()
    void send(judged, {
      draft,
      isSuspect: Boolean(honeypot.current?.value),
      service: service?.name,
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (element.current) element.current.dataset.ready = ''
    const { touched, submitted } = frame.current?.dataset ?? {}
    if (touched) onTouch(Number(touched))
    if (submitted === undefined) return
    delete frame.current?.dataset.submitted
    submit()
  }, [])

  // After the messages are rendered: the first invalid field takes focus.
  useEffect(() => {
    if (formState.submitCount === 0) return
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    // WebKit scrolls a focused field to the window's edge, under the header.
    wrong?.focus({ preventScroll: true })
    wrong?.scrollIntoView({ block: 'nearest' })
  }, [formState.submitCount])

  // The text is under the button, which may be at the window's edge.
  useEffect(() => {
    if (isWaiting) explanation.current?.scrollIntoView({ block: 'nearest' })
  }, [isWaiting])

  function onTouch(at?: number): void {
    touch(at)
    prepareEmail()
  }

  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      // Never in the address, if the form is ever submitted without its script.
      method="post"
      aria-label={formTexts.name}
      onSubmit={submit}
      onPointerDownCapture={() => onTouch()}
      onFocusCapture={() => onTouch()}
      onInputCapture={() => onTouch()}
    >
      <div className={styles.fields} inert={isSending}>
        {fieldNames.map((name) => (
          <Fragment key={name}>
            {controls[fields[name].control]({ name, field: fields[name], error: errorOf(name) })}
          </Fragment>
        ))}
        <Honeypot field={honeypot} />
      </div>
      {attempt.status === 'failed' && (
        <FailurePanel
          key={attempt.number}
          control={control}
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
        {isSending ? formTexts.sending : formTexts.send}
      </Button>
      <p
        ref={explanation}
        className={isLeaving || isWaiting ? styles.explained : 'visually-hidden'}
        role="status"
      >
        {isSending && stateInWords}
      </p>
    </form>
  )
}
