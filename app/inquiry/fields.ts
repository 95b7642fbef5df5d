/**
 * The one table of an inquiry's fields, in the form's order. The markup, rules, draft, mails, the texts
 * of the other channels and autofill all derive from it (docs/how-to/form-field.md).
 */
import type { ComponentProps } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import type { FieldVariable } from '../../contract/fields.ts'
import { type CityKey, cities } from '../cities/cities.ts'
import { inquiryOptions, type OptionId } from './inquiry-options.ts'
import * as rules from './rules.ts'

/** The kinds of controls in the form, and the value of each. */
export interface ControlValues {
  /** A single line of text, a date, a number: the value of any `input`. */
  line: string
  message: string
  location: string
  /** Id of an entry of the country-code list; a code alone would be ambiguous. */
  country: string
  phone: string
  services: Partial<Record<OptionId, boolean>>
  consent: boolean
}

/** A kind of control. */
export type ControlKind = keyof ControlValues

/** The definition of one field; the compiler reports what is missing. */
interface FieldFacts<Kind extends ControlKind, Value> {
  control: Kind
  label: string
  /** Whether the label says that it is optional; the rule decides whether it is. */
  optional?: boolean
  /** Validates the control's value and returns what is sent: '' if it is empty. */
  rule: GenericSchema<unknown, Value>
  /**
   * The variable of the team's mail for it; fields that share a variable are joined by a space. `null`:
   * it is not sent by itself.
   */
  mail: FieldVariable | null
  /** The heading before it in the inquiry as plain text; the same rules as for the mail. */
  heading: string | null
  /** Its form in the plain text, if it differs from the mail's. */
  inWords?(value: Value): string
  /** Whether a draft may contain it. */
  isKept: boolean
  /** Attributes of its input. */
  input?: Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'dir'
  >
}

/** A field whose name is only known at run time. */
export type AnyField = FieldFacts<ControlKind, unknown>

function field<Kind extends ControlKind, Value>(
  facts: FieldFacts<Kind, Value>,
): FieldFacts<Kind, Value> {
  return facts
}

export const fields = {
  firstName: field({
    control: 'line',
    label: 'First name',
    rule: rules.name,
    mail: 'from_name',
    heading: 'Name',
    isKept: true,
    input: { autoComplete: 'given-name', dir: 'auto' },
  }),
  lastName: field({
    control: 'line',
    label: 'Last name',
    rule: rules.name,
    mail: 'from_name',
    heading: 'Name',
    isKept: true,
    input: { autoComplete: 'family-name', dir: 'auto' },
  }),
  email: field({
    control: 'line',
    label: 'Email',
    rule: rules.email,
    mail: 'from_email',
    heading: 'Email',
    isKept: true,
    input: {
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      autoCapitalize: 'none',
      spellCheck: false,
    },
  }),
  location: field({
    control: 'location',
    label: 'Location',
    rule: rules.location,
    mail: 'location',
    heading: 'City',
    inWords: (city: CityKey) => cities[city].name,
    isKept: true,
  }),
  // Precedes the number and is sent with it.
  countryId: field({
    control: 'country',
    label: 'Country code',
    rule: rules.countryId,
    mail: null,
    heading: null,
    isKept: true,
  }),
  phone: field({
    control: 'phone',
    label: 'Phone',
    optional: true,
    rule: rules.phone,
    mail: 'phone',
    heading: 'Phone',
    isKept: true,
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  }),
  instagramHandle: field({
    control: 'line',
    label: 'Instagram',
    optional: true,
    rule: rules.instagramHandle,
    mail: 'instagram_handle',
    heading: 'Instagram',
    inWords: (handle: string) => handle && `@${handle}`,
    isKept: true,
    input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  }),
  services: field({
    control: 'services',
    label: 'What can we do for you?',
    rule: rules.services,
    mail: 'services',
    heading: 'Services',
    inWords: (ids: OptionId[]) =>
      inquiryOptions
        .filter(({ id }) => ids.includes(id))
        .map(({ label }) => label)
        .join(', '),
    isKept: true,
  }),
  message: field({
    control: 'message',
    label: 'Message',
    rule: rules.message,
    mail: 'message',
    // Last and on its own, so that only its end is cut if space is short.
    heading: null,
    isKept: true,
  }),
  privacyConsent: field({
    control: 'consent',
    label: 'Consent',
    rule: rules.privacyConsent,
    mail: null,
    heading: null,
    isKept: false,
  }),
} satisfies Record<string, AnyField>

type Fields = typeof fields

/** A field's name, in the form and in the code. */
export type FieldName = keyof Fields

/** The form's values as the visitor fills them in. */
export type InquiryFields = {
  [Name in FieldName]: ControlValues[Fields[Name]['control']]
}

/** The form's values after validation. */
export type JudgedFields = {
  [Name in FieldName]: InferOutput<Fields[Name]['rule']>
}

/** Every field's name, in the form's order. */
export const fieldNames = Object.keys(fields) as FieldName[]
