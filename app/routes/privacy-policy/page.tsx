import { privacyPolicy } from '~/brand/legal/privacy-policy'
import { legalMeta } from '~/sections/legal-page/legal-meta'
import { LegalPage } from '~/sections/legal-page/legal-page'

export function meta() {
  return legalMeta(privacyPolicy)
}

/** /privacy-policy (spec 2.11). */
export default function PrivacyPolicyPage() {
  return <LegalPage document={privacyPolicy} />
}
