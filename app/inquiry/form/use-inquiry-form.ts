import { valibotResolver } from '@hookform/resolvers/valibot'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { type CityKey, findCity } from '~/cities/cities'
import { countryCodes, defaultCountryCode } from '~/inquiry/country-codes'
import {
  clearDraft,
  type Draft,
  type DraftFields,
  keptControls,
  readDraft,
  saveDraft,
} from '~/inquiry/drafts'
import type { InquiryFields } from '~/inquiry/fields'
import { controlNames, type Inquiry, inquirySchema } from '~/inquiry/inquiry'
import { countryOfCode, splitPhone } from '~/inquiry/phone-number'
import { carryOver, type FormSnapshot, readForm } from './form-snapshot'

/** Pause in typing after which the draft is kept, ms. */
const draftPause = 400
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
  /** Whether a service is ticked in the page as it is sent; a draft of the visitor wins over it. */
  hasPreselection: boolean
}

/** What is known of the inquiry besides its fields. */
interface Kept {
  /** Whether the visitor chose the location: else it follows the city. */
  locationChosen: boolean
  /** The reference, if sending was tried before; with its message where it came with a draft. */
  reference?: { id: string; message?: string }
}

/** The form's state as react-hook-form holds it. */
export type InquiryFormState = UseFormReturn<InquiryFields, unknown, Inquiry>

/**
 * The state of the form's fields: rules, draft, and the location that follows the visitor's city
 * until the visitor sets it. Text fields have no default here on purpose: react-hook-form then takes
 * over what stands in them, so that words typed before the script was there survive.
 */
export function useInquiryForm({ city, element, prerendered, hasPreselection }: FormSources): {
  form: InquiryFormState
  /** The city whose location the prerendered form shows. */
  firstCity: CityKey
  draft: DraftKeeping
  /** Takes over what stands in the fields, whoever wrote it and without telling: some browsers do. True where it differed. */
  adopt: () => boolean
  /** Moves a country's code that was typed before the number into the field that is for it. */
  takeCountryCode: () => void
} {
  const [firstCity] = useState(city)
  const form: InquiryFormState = useForm({
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
    for (const { name } of controlNames) {
      const value = values?.get(name)
      const known = form.getValues(name)
      if (value === undefined || value === known || (!value && !known)) continue
      form.setValue(name, value)
      isChanged = true
    }
    return isChanged
  }, [form, element])

  const takeCountryCode = useCallback(() => {
    const { code, number } = splitPhone(form.getValues('phone') ?? '') ?? {}
    if (!code || !number) return
    const country = countryOfCode(code, form.getValues('countryId'))
    if (country) form.setValue('countryId', country.id)
    form.setValue('phone', number, { shouldValidate: true })
  }, [form])

  const draft = useMemo<DraftKeeping & { save: () => void }>(() => {
    function message(): string {
      return form.getValues('message') ?? ''
    }
    function save(): void {
      window.clearTimeout(timer.current)
      timer.current = undefined
      if (isForgotten.current) return
      const { locationChosen, reference } = kept.current
      const fields: DraftFields = Object.fromEntries(
        keptControls
          .filter((name) => name !== 'location' || locationChosen)
          .map((name) => [name, form.getValues(name)] as const)
          // A tick that was taken off says something only where the page had set it.
          .filter(([, value]) => value !== false || hasPreselection),
      )
      saveDraft({
        fields,
        ...(reference && { reference: { message: message(), ...reference } }),
      })
    }
    return {
      save,
      submissionId: () => {
        const { reference } = kept.current
        const isAnothers = (reference?.message ?? message()) !== message()
        return isAnothers ? undefined : reference?.id
      },
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
  }, [form, hasPreselection])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, over what stands in the fields
  useEffect(() => {
    if (prerendered && element.current) carryOver(prerendered, element.current)
    const isAdopted = adopt()
    const stored = readDraft()
    if (form.getValues('location') !== firstCity) kept.current.locationChosen = true
    if (stored) restore(stored)
    else if (!isAdopted) return
    draft.save()
    // Judged anew, so that the button knows; messages wait until a field is dirty or touched.
    void form.trigger()
  }, [])

  function restore({ fields, reference }: Draft): void {
    kept.current.reference = reference
    for (const name of keptControls) {
      const value = fields[name]
      if (value === false) form.setValue(name, value)
      if (!value || !mayRestore(name, value)) continue
      form.setValue(name, value)
      if (name === 'location') kept.current.locationChosen = true
    }
  }

  /** Whether what a draft holds can stand in the field, and nothing newer does. */
  function mayRestore(name: keyof DraftFields, value: string | boolean): boolean {
    if (name === 'countryId') return countryCodes.some(({ id }) => id === value)
    if (name === 'location') return findCity(value) === value && !kept.current.locationChosen
    return !form.getValues(name)
  }

  useEffect(() => {
    if (!kept.current.locationChosen) form.setValue('location', city, { shouldValidate: true })
  }, [city, form])

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

  return { form, firstCity, draft, adopt, takeCountryCode }
}
