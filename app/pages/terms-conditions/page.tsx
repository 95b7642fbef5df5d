import { legalMeta } from '~/pages/legal/legal-meta'
import { LegalPage } from '~/pages/legal/legal-page'
import { termsConditions } from '~/pages/legal/terms-conditions'

/** Metadata of the terms and conditions (META-1). */
export function meta() {
  return legalMeta(termsConditions)
}

/** /terms-conditions (LEGAL-1). */
export default function TermsConditionsPage() {
  return <LegalPage text={termsConditions} />
}
