/** The company, as both legal pages present it. */
import { facts, type OpenFact, timeZoneName } from '~/site/facts'
import { site } from '~/site/site'
import type { LegalTable } from './legal-document'

/** Replaces a required fact that the company has not provided yet. */
export const gap = '[To be confirmed by the company before launch]'

/** The fact's value, or the gap. */
export function orGap(fact: OpenFact<string | number>): string {
  return fact.value === undefined ? gap : String(fact.value)
}

/** The company's legal name, its address and its contact details. */
export const companyRows: LegalTable['rows'] = [
  ['Company', orGap(facts.legalName)],
  ['Trading as', site.brand],
  ['Registered address', orGap(facts.legalAddress)],
  ['Trade licence', orGap(facts.licence)],
  ['Office', facts.office.value],
  ['Office hours', `${facts.hours.value}, ${timeZoneName()}`],
  ['E-mail', site.email.display],
  ['Telephone', site.phone.display],
]
