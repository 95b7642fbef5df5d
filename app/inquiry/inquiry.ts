/** The contact form's fields, their rules and their messages (FORM-1, RULE-1, RULE-2, RULE-3). */
import * as v from 'valibot'
import { type CityKey, cityKeys } from '../site/cities.ts'
import { countryCodes } from './country-codes.ts'
import { type ServiceId, serviceIds } from './services-offered.ts'

/** Lengths in characters; the upper ones but the phone's guard against pasted novels (RULE-1, RULE-2). */
export const limits = {
  name: { least: 2, most: 100 },
  email: { most: 254 },
  instagramHandle: { most: 60 },
  phone: { least: 7, most: 15 },
  message: { least: 10, most: 5000 },
} as const

/** What the form says beside a field that is wrong (RULE-3). */
export const messages = {
  required: 'This field is required',
  email: 'Please enter a valid email address',
  leastLength: (least: number) => `Minimum length is ${least} characters`,
  mostLength: (most: number) => `Maximum length is ${most} characters`,
  phone: 'Please enter a valid phone number',
  privacyConsent: 'You must agree to the privacy policy',
} as const

/** The form's fields as the visitor fills them in. */
export interface InquiryFields {
  firstName: string
  lastName: string
  email: string
  instagramHandle: string
  /** Id of an entry of the country-code list; a code alone would be ambiguous. */
  countryId: string
  phone: string
  location: string
  services: Partial<Record<ServiceId, boolean>>
  message: string
  privacyConsent: boolean
}

/** An inquiry that keeps every rule: trimmed, ready to be sent. */
export interface Inquiry {
  firstName: string
  lastName: string
  email: string
  /** Without its leading @; empty when not given. */
  instagramHandle: string
  /** Country code and number; empty when not given. */
  phone: string
  location: CityKey
  services: ServiceId[]
  message: string
}

const text = v.pipe(v.optional(v.string(), ''), v.trim())

const name = v.pipe(
  text,
  v.nonEmpty(messages.required),
  v.minLength(limits.name.least, messages.leastLength(limits.name.least)),
  v.maxLength(limits.name.most, messages.mostLength(limits.name.most)),
)

// Wider than most patterns on purpose: apostrophes, plus signs and letters of any script are all
// in use, and a refused address is a lost inquiry. The domain must have a dot and a top level.
const word = String.raw`[^\s@"(),.:;<>[\\\]\p{Cc}]+`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
const topLevel = String.raw`\p{L}(?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])`
/** What is taken for an e-mail address. */
export const emailAddress = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+${topLevel}$`, 'u')

const email = v.pipe(
  text,
  v.nonEmpty(messages.required),
  v.maxLength(limits.email.most, messages.mostLength(limits.email.most)),
  v.regex(emailAddress, messages.email),
)

const instagramHandle = v.pipe(
  text,
  v.maxLength(limits.instagramHandle.most, messages.mostLength(limits.instagramHandle.most)),
  v.transform((handle) => handle.replace(/^@/, '').trim()),
)

/** Arabic keyboards type Arabic digits; pasted numbers bring typographic hyphens and spaces. */
function plainPhone(typed: string): string {
  return typed
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s/g, ' ')
}

const phoneNumber = new RegExp(`^(?:[\\d ()-]{${limits.phone.least},${limits.phone.most}})?$`)

const phone = v.pipe(text, v.transform(plainPhone), v.regex(phoneNumber, messages.phone))

const services = v.pipe(
  v.optional(v.record(v.string(), v.optional(v.boolean())), {}),
  v.transform((ticked) => serviceIds.filter((id) => ticked[id])),
  v.minLength(1, messages.required),
)

const message = v.pipe(
  text,
  v.nonEmpty(messages.required),
  v.minLength(limits.message.least, messages.leastLength(limits.message.least)),
  v.maxLength(limits.message.most, messages.mostLength(limits.message.most)),
)

/** Judges the form's fields and turns them into an inquiry (RULE-1, RULE-2). */
export const inquirySchema = v.pipe(
  v.object({
    firstName: name,
    lastName: name,
    email,
    instagramHandle,
    countryId: v.picklist(
      countryCodes.map((country) => country.id),
      messages.required,
    ),
    phone,
    location: v.picklist(cityKeys, messages.required),
    services,
    message,
    privacyConsent: v.literal(true, messages.privacyConsent),
  }),
  v.transform(
    ({ countryId, phone: number, privacyConsent: _, ...fields }): Inquiry => ({
      ...fields,
      phone: number && `${codeOf(countryId)} ${number}`,
    }),
  ),
)

function codeOf(countryId: string): string {
  return countryCodes.find((country) => country.id === countryId)?.code ?? ''
}
