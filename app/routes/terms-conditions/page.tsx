import { termsConditions } from '~/brand/legal/terms-conditions'
import { legalMeta } from '~/sections/legal-page/legal-meta'
import { LegalPage } from '~/sections/legal-page/legal-page'

export function meta() {
  return legalMeta(termsConditions)
}

/** /terms-conditions (spec 2.11). */
export default function TermsConditionsPage() {
  return <LegalPage document={termsConditions} />
}
