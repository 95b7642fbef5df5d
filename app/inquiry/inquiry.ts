/** An inquiry: its fields judged and ready to be sent (FORM-1). */
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
 * An inquiry that keeps every rule: trimmed, ready to be sent. What is optional is '' where it was
 * not given; the phone has its country's code before it.
 */
export type Inquiry = Omit<JudgedFields, 'countryId' | 'privacyConsent'>

const rules = Object.fromEntries(fieldNames.map((name) => [name, fields[name].rule])) as {
  [Name in FieldName]: (typeof fields)[Name]['rule']
}

/** Judges the form's fields and turns them into an inquiry (RULE-1, RULE-2). */
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
 * The inquiry as the fields have it now, whether they keep the rules or not; where a field holds
 * nothing that can be sent, what stood there `before` is left.
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

/** A number with its country's code: that which was typed before it, else the chosen one. */
function withCode(phone: string, chosen: string): string {
  const typed = splitPhone(phone)
  if (typed) return `${typed.code} ${typed.number}`
  return phone === '' || phone.startsWith('+') ? phone : `${chosen} ${phone}`
}

/** A value as the mail has it. */
export function plain(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

/**
 * The values that are sent, under their headings or variables (`keyOf`; `null` leaves a field out).
 * Those that share one are joined by a space; what was not given is ''.
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

/** The name of a control in the form: a tick of the services has one of its own. */
export type ControlName =
  | Exclude<FieldName, 'services'>
  | `services.${keyof InquiryFields['services']}`

/** Every control of the form by its name, and whether an unsent draft may hold it. */
export const controlNames: readonly { name: ControlName; isKept: boolean }[] = fieldNames.flatMap(
  (name) => {
    const names: ControlName[] =
      name === 'services' ? optionIds.map((id) => `${name}.${id}` as const) : [name]
    return names.map((control) => ({ name: control, isKept: fields[name].isKept }))
  },
)
