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

/** Pause in typing after which the draft is saved, ms. */
const draftPause = 400
const defaultCountry = countryCodes.find(({ code }) => code === defaultCountryCode)

/** The draft operations for the rest of the form. */
export interface DraftKeeping {
  /** The reference of this inquiry, if sending was tried before. */
  submissionId: () => string | undefined
  /** Keeps the reference across further attempts and reloads. */
  keepSubmissionId: (id: string) => void
  /** From now on the location no longer follows the city. */
  keepLocation: () => void
  /** Deletes everything after the inquiry was accepted. */
  forget: () => void
}

/** The sources of the form's initial state. */
interface FormSources {
  city: CityKey
  element: RefObject<HTMLFormElement | null>
  /** The values from before the script loaded. */
  prerendered: FormSnapshot | undefined
  /** Whether a service is ticked in the prerendered page; the visitor's draft takes precedence. */
  hasPreselection: boolean
}

/** The state of the inquiry other than its fields. */
interface Kept {
  /** Whether the visitor chose the location: otherwise it follows the city. */
  locationChosen: boolean
  /** The reference, if sending was tried before; with its message if it came from a draft. */
  reference?: { id: string; message?: string }
}

/** The form's state in react-hook-form. */
export type InquiryFormState = UseFormReturn<InquiryFields, unknown, Inquiry>

/**
 * The state of the form's fields: rules, draft, and the location, which follows the visitor's city
 * until the visitor sets it. Text fields intentionally have no default: react-hook-form then uses the
 * values in the DOM, so that text typed before the script loaded survives.
 */
export function useInquiryForm({ city, element, prerendered, hasPreselection }: FormSources): {
  form: InquiryFormState
  /** The city whose location the prerendered form shows. */
  firstCity: CityKey
  draft: DraftKeeping
  /** Reads the fields' values from the DOM: some browsers fill them in without an event. Returns true if a value differed. */
  adopt: () => boolean
  /** Moves a country code typed before the number into its own field. */
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
          // An unticked service only matters if the page had preselected it.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, over the values in the DOM
  useEffect(() => {
    if (prerendered && element.current) carryOver(prerendered, element.current)
    const isAdopted = adopt()
    const stored = readDraft()
    if (form.getValues('location') !== firstCity) kept.current.locationChosen = true
    if (stored) restore(stored)
    else if (!isAdopted) return
    draft.save()
    // Validated again to update the button; messages wait until a field is dirty or touched.
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

  /** Whether a draft's value fits the field and the field has no newer one. */
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
