/** An inquiry: its validated fields, ready to be sent (FORM-1). */
import * as v from 'valibot'
import {
  type AnyField,
  type FieldName,
  fieldNames,
  fields,
  type InquiryFields,
  type JudgedFields,
} from './fields.ts'
import { optionIds } from './inquiry-options.ts'
import { splitPhone } from './phone-number.ts'

/**
 * A valid inquiry: trimmed and ready to be sent. Optional fields are '' if empty; the phone begins with
 * its country's code.
 */
export type Inquiry = Omit<JudgedFields, 'countryId' | 'privacyConsent'>

const rules = Object.fromEntries(fieldNames.map((name) => [name, fields[name].rule])) as {
  [Name in FieldName]: (typeof fields)[Name]['rule']
}

/** Validates the form's fields and transforms them into an inquiry (RULE-1, RULE-2). */
export const inquirySchema = v.pipe(
  v.object(rules),
  v.transform(
    ({ countryId, phone, privacyConsent: _, ...judged }): Inquiry => ({
      ...judged,
      phone: withCode(phone, countryId),
    }),
  ),
)

/**
 * The inquiry with the current fields, valid or not. A field without a value that can be sent keeps its
 * value from `before`.
 */
export function inquiryAsWritten(fields: Partial<InquiryFields>, before: Inquiry): Inquiry {
  const written = Object.fromEntries(
    fieldNames.flatMap((name) => {
      const { typed, output } = v.safeParse(rules[name], fields[name])
      return typed ? [[name, output]] : []
    }),
  ) as Partial<JudgedFields>
  const { countryId = '', phone = '', privacyConsent: _, ...others } = written
  return { ...before, ...others, phone: withCode(phone, countryId) }
}

/** A number with its country code: the typed one, or the selected one. */
function withCode(phone: string, chosen: string): string {
  const typed = splitPhone(phone)
  if (typed) return `${typed.code} ${typed.number}`
  return phone === '' || phone.startsWith('+') ? phone : `${chosen} ${phone}`
}

/** A value as the mail shows it. */
export function plain(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

/**
 * The values that are sent, by their headings or variables (`keyOf`; `null` leaves a field out). Fields
 * that share one are joined by a space; empty fields are ''.
 */
export function valuesBy(
  keyOf: (field: AnyField) => string | null | undefined,
  inquiry: Inquiry,
  written: (value: unknown, field: AnyField) => string,
): Map<string, string> {
  const values = new Map<string, string>()
  for (const [name, field] of Object.entries<AnyField>(fields)) {
    const key = keyOf(field)
    if (!key) continue
    const value = written(inquiry[name as keyof Inquiry], field)
    values.set(key, [values.get(key), value].filter(Boolean).join(' '))
  }
  return values
}

/** The name of a control in the form; each checkbox of the services has its own. */
export type ControlName =
  | Exclude<FieldName, 'services'>
  | `services.${keyof InquiryFields['services']}`

/** Every control of the form by name, and whether a draft may contain it. */
export const controlNames: readonly { name: ControlName; isKept: boolean }[] = fieldNames.flatMap(
  (name) => {
    const names: ControlName[] =
      name === 'services' ? optionIds.map((id) => `${name}.${id}` as const) : [name]
    return names.map((control) => ({ name: control, isKept: fields[name].isKept }))
  },
)
