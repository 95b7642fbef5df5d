/** Parses a telephone number as people type and paste it (RULE-2). */
import { type CountryCode, countryCodes } from './country-codes.ts'

/** Arabic keyboards type Arabic digits; pasted numbers contain typographic hyphens and spaces. */
export function plainPhone(typed: string): string {
  return typed
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s/g, ' ')
    .trim()
}

/** A number that was typed with a country code. */
export interface InternationalNumber {
  /** With its plus sign; one of the list. */
  code: string
  /** What follows the code. */
  number: string
}

/**
 * The code of the list that a number begins with, after `+` or `00`, and the rest. `undefined` for a
 * national number and if no entry of the list has the code.
 */
export function splitPhone(typed: string): InternationalNumber | undefined {
  const [, digits = '', rest = ''] = /^\(?(?:\+|00) ?(\d{1,3})(.*)$/.exec(plainPhone(typed)) ?? []
  // No code is a prefix of another: at most one of the three is in the list.
  for (const length of [1, 2, 3].filter((most) => most <= digits.length)) {
    const code = `+${digits.slice(0, length)}`
    if (!countryCodes.some((country) => country.code === code)) continue
    return { code, number: (digits.slice(length) + rest).replace(/^[ )-]+/, '') }
  }
  return undefined
}

/** If two countries share a code: the one that is selected by default. */
const usual: readonly string[] = ['ae', 'lt', 'us']

/** The entry of the list to show for a code: the selected one if it has that code. `undefined` for an unknown code. */
export function countryOfCode(code: string, chosen: string): CountryCode | undefined {
  const countries = countryCodes.filter((country) => country.code === code)
  return (
    countries.find(({ id }) => id === chosen) ??
    countries.find(({ id }) => usual.includes(id)) ??
    countries[0]
  )
}
