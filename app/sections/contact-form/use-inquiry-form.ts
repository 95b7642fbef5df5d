import { valibotResolver } from '@hookform/resolvers/valibot'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import type { CityKey } from '~/brand/cities'
import { countryCodes, defaultCountryCode } from '~/brand/country-codes'
import { serviceIds } from '~/brand/services-offered'
import { type Inquiry, type InquiryFields, inquirySchema } from '~/content/inquiry'
import { clearDraft, type Draft, readDraft, saveDraft } from '~/services/drafts'

/** Pause in typing after which the draft is kept, ms. */
const draftPause = 400
const typedFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'instagramHandle',
  'message',
] as const satisfies readonly (keyof InquiryFields)[]
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

/**
 * The state of the form's fields: rules, draft, and the location that follows the visitor's city
 * until the visitor sets it. Text fields have no default here on purpose: react-hook-form then takes
 * over what stands in them, so that words typed before the script was there survive.
 */
export function useInquiryForm(city: CityKey): {
  form: UseFormReturn<InquiryFields, unknown, Inquiry>
  /** The city whose location the prerendered form shows. */
  firstCity: CityKey
  draft: DraftKeeping
  /** Takes over what stands in the fields, whoever wrote it and without telling: some browsers do. */
  adopt: (element: HTMLFormElement) => void
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
  const kept = useRef({ locationChosen: false, submissionId: undefined as string | undefined })
  const timer = useRef<number>(undefined)
  const isForgotten = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, over what stands in the fields
  useEffect(() => {
    const stored = readDraft()
    kept.current.submissionId = stored?.submissionId
    if (form.getValues('location') !== firstCity) kept.current.locationChosen = true
    if (!stored) return
    restore(stored)
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
    if (location && !kept.current.locationChosen) {
      kept.current.locationChosen = true
      form.setValue('location', location)
    }
  }

  useEffect(() => {
    if (!kept.current.locationChosen) form.setValue('location', city, { shouldValidate: true })
  }, [city, form])

  const draft = useMemo<DraftKeeping & { save: () => void }>(() => {
    function save(): void {
      window.clearTimeout(timer.current)
      timer.current = undefined
      if (isForgotten.current) return
      const { privacyConsent: _, location, ...fields } = form.getValues()
      const { locationChosen, submissionId } = kept.current
      saveDraft({ fields: { ...fields, ...(locationChosen && { location }) }, submissionId })
    }
    return {
      save,
      submissionId: () => kept.current.submissionId,
      keepSubmissionId: (id) => {
        kept.current.submissionId = id
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

  const adopt = useCallback(
    (element: HTMLFormElement) => {
      for (const name of typedFields) {
        const control = element.elements.namedItem(name)
        if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
          continue
        if (control.value !== (form.getValues(name) ?? '')) form.setValue(name, control.value)
      }
    },
    [form],
  )

  return { form, firstCity, draft, adopt }
}
