import { valibotResolver } from '@hookform/resolvers/valibot'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldPath, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { countryCodes, defaultCountryCode } from '~/inquiry/country-codes'
import { clearDraft, type Draft, readDraft, saveDraft } from '~/inquiry/drafts'
import { type Inquiry, type InquiryFields, inquirySchema } from '~/inquiry/inquiry'
import { serviceIds } from '~/inquiry/services-offered'
import { type CityKey, findCity } from '~/site/cities'
import { carryOver, type FormSnapshot, readForm } from './prerendered-form'

/** Pause in typing after which the draft is kept, ms. */
const draftPause = 400
const writtenFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'instagramHandle',
  'location',
  'message',
  'privacyConsent',
  ...serviceIds.map((id) => `services.${id}` as const),
] as const satisfies readonly FieldPath<InquiryFields>[]
const defaultCountry = countryCodes.find(({ code }) => code === defaultCountryCode)

/** What the rest of the form may do with the draft. */
export interface DraftKeeping {
  /** The reference of this inquiry, if sending was tried before. */
  submissionId: () => string | undefined
  /** Keeps the reference over further attempts and reloads. */
  keepSubmissionId: (id: string) => void
  /** From now on the location no longer follows the city. */
  keepLocation: () => void
  /** The inquiry was accepted: nothing of it is kept. */
  forget: () => void
}

/** Where the form's state begins. */
interface FormSources {
  city: CityKey
  element: RefObject<HTMLFormElement | null>
  /** What was written before the script came. */
  prerendered: FormSnapshot | undefined
}

/** What is known of the inquiry besides its fields. */
interface Kept {
  /** Whether the visitor chose the location: else it follows the city. */
  locationChosen: boolean
  /**
   * The reference, if sending was tried before. One that came with a draft stands for its `message`
   * only: a duplicated tab has the draft too, and with other words it is another inquiry.
   */
  reference?: { id: string; message?: string }
}

/**
 * The state of the form's fields: rules, draft, and the location that follows the visitor's city
 * until the visitor sets it. Text fields have no default here on purpose: react-hook-form then takes
 * over what stands in them, so that words typed before the script was there survive.
 */
export function useInquiryForm({ city, element, prerendered }: FormSources): {
  form: UseFormReturn<InquiryFields, unknown, Inquiry>
  /** The city whose location the prerendered form shows. */
  firstCity: CityKey
  draft: DraftKeeping
  /** Takes over what stands in the fields, whoever wrote it and without telling: some browsers do. True where it differed. */
  adopt: () => boolean
} {
  const [firstCity] = useState(city)
  const form = useForm<InquiryFields, unknown, Inquiry>({
    mode: 'all',
    shouldFocusError: false,
    // The form's fields are looser than what the schema accepts: that is what it is for.
    resolver: valibotResolver(inquirySchema) as unknown as Resolver<
      InquiryFields,
      unknown,
      Inquiry
    >,
    defaultValues: { countryId: defaultCountry?.id },
  })
  const kept = useRef<Kept>({ locationChosen: false })
  const timer = useRef<number>(undefined)
  const isForgotten = useRef(false)

  const adopt = useCallback(() => {
    const values = readForm(element.current)?.values
    let isChanged = false
    for (const name of writtenFields) {
      const value = values?.get(name)
      const known = form.getValues(name)
      if (value === undefined || value === known || (!value && !known)) continue
      form.setValue(name, value)
      isChanged = true
    }
    return isChanged
  }, [form, element])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, over what stands in the fields
  useEffect(() => {
    if (prerendered && element.current) carryOver(prerendered, element.current)
    const isAdopted = adopt()
    const stored = readDraft()
    if (stored?.submissionId) {
      kept.current.reference = { id: stored.submissionId, message: stored.fields.message ?? '' }
    }
    if (form.getValues('location') !== firstCity) kept.current.locationChosen = true
    if (stored) restore(stored)
    else if (!isAdopted) return
    // Judged anew, so that the button knows; messages wait until a field is dirty or touched.
    void form.trigger()
  }, [])

  function restore({ fields }: Draft): void {
    const { services, countryId, location, ...texts } = fields
    for (const name of Object.keys(texts) as (keyof typeof texts)[]) {
      const value = texts[name]
      if (value && !form.getValues(name)) form.setValue(name, value)
    }
    for (const id of serviceIds) {
      if (services?.[id]) form.setValue(`services.${id}`, true)
    }
    if (countryCodes.some(({ id }) => id === countryId)) form.setValue('countryId', countryId ?? '')
    const city = findCity(location)
    if (city && !kept.current.locationChosen) {
      kept.current.locationChosen = true
      form.setValue('location', city)
    }
  }

  useEffect(() => {
    if (!kept.current.locationChosen) form.setValue('location', city, { shouldValidate: true })
  }, [city, form])

  const draft = useMemo<DraftKeeping & { save: () => void }>(() => {
    function submissionId(): string | undefined {
      const { reference } = kept.current
      const isForOthers =
        reference?.message !== undefined && reference.message !== (form.getValues('message') ?? '')
      return isForOthers ? undefined : reference?.id
    }
    function save(): void {
      window.clearTimeout(timer.current)
      timer.current = undefined
      if (isForgotten.current) return
      const { privacyConsent: _, location, ...fields } = form.getValues()
      const { locationChosen } = kept.current
      saveDraft({
        fields: { ...fields, ...(locationChosen && { location }) },
        submissionId: submissionId(),
      })
    }
    return {
      save,
      submissionId,
      keepSubmissionId: (id) => {
        kept.current.reference = { id }
        save()
      },
      keepLocation: () => {
        kept.current.locationChosen = true
      },
      forget: () => {
        isForgotten.current = true
        window.clearTimeout(timer.current)
        clearDraft()
      },
    }
  }, [form])

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        window.clearTimeout(timer.current)
        timer.current = window.setTimeout(draft.save, draftPause)
      },
    })
    function saveNow(): void {
      if (timer.current !== undefined) draft.save()
    }
    window.addEventListener('pagehide', saveNow)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [form, draft])

  return { form, firstCity, draft, adopt }
}
