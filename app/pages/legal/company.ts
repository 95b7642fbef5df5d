/** Who the company is, as both legal pages show it. */
import { facts, type OpenFact, timeZoneName } from '~/site/facts'
import { site } from '~/site/site'
import type { LegalTable } from './legal-document'

/** What stands where a fact is needed that nobody has given yet. */
export const gap = '[To be confirmed by the company before launch]'

/** The fact's value, or the gap. */
export function orGap(fact: OpenFact<string | number>): string {
  return fact.value === undefined ? gap : String(fact.value)
}

/** The company's name for the law, its address and how to reach it. */
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
