/**
 * The rules of an inquiry's fields (RULE-1, RULE-2). Each rule validates a control's value and returns
 * what is sent.
 */
import * as v from 'valibot'
import { emailAddress, limits } from '../../contract/fields.ts'
import { cityKeys } from '../cities/cities.ts'
import { ruleMessages as messages } from '../site/texts/form.ts'
import { countryCodes } from './country-codes.ts'
import { optionIds } from './inquiry-options.ts'
import { plainPhone, splitPhone } from './phone-number.ts'

const text = v.pipe(v.optional(v.string(), ''), v.trim())

/** A first or a last name. */
export const name = v.pipe(
  text,
  v.nonEmpty(messages.required),
  v.minLength(limits.name.least, messages.leastLength(limits.name.least)),
  v.maxLength(limits.name.most, messages.mostLength(limits.name.most)),
)

export const email = v.pipe(
  text,
  v.nonEmpty(messages.required),
  v.maxLength(limits.email.most, messages.mostLength(limits.email.most)),
  v.regex(emailAddress, messages.email),
)

/** Optional; sent without its leading @. */
export const instagramHandle = v.pipe(
  text,
  v.transform((handle) => handle.replace(/^@/, '').trim()),
  v.maxLength(limits.instagramHandle.most, messages.mostLength(limits.instagramHandle.most)),
)

/** Digits, blanks, hyphens and brackets, with at least five digits, as in the shortest numbers. */
const national = new RegExp(
  `^(?=(?:\\D*\\d){5})[\\d ()-]{${limits.phone.least},${limits.phone.most}}$`,
)
/** With the code of a country that is not in the list: all that E.164 allows. */
const international = /^\+(?:[ ()-]*\d){7,15}[ ()-]*$/

/**
 * Optional; as typed, in plain characters. After a country code of the list, only the rest is validated
 * (inquiry.ts joins the two).
 */
export const phone = v.pipe(
  text,
  v.transform(plainPhone),
  v.check((typed) => {
    const number = splitPhone(typed)?.number ?? typed
    return number === '' ? typed === '' : national.test(number) || international.test(number)
  }, messages.phone),
)

/** The selected services, at least one. */
export const services = v.pipe(
  v.optional(v.record(v.string(), v.optional(v.boolean())), {}),
  v.transform((ticked) => optionIds.filter((id) => ticked[id])),
  v.minLength(1, messages.required),
)

export const message = v.pipe(
  text,
  v.nonEmpty(messages.required),
  v.minLength(limits.message.least, messages.leastLength(limits.message.least)),
  v.maxLength(limits.message.most, messages.mostLength(limits.message.most)),
)

/** Returns the country code with its plus sign. */
export const countryId = v.pipe(
  v.picklist(
    countryCodes.map(({ id }) => id),
    messages.required,
  ),
  v.transform((chosen) => countryCodes.find(({ id }) => id === chosen)?.code ?? ''),
)

export const location = v.picklist(cityKeys, messages.required)

export const privacyConsent = v.literal(true, messages.privacyConsent)
