import { legalMeta } from '~/pages/legal/legal-meta'
import { LegalPage } from '~/pages/legal/legal-page'
import { privacyPolicy } from '~/pages/legal/privacy-policy'

export function meta() {
  return legalMeta(privacyPolicy)
}

/** /privacy-policy (spec 2.11). */
export default function PrivacyPolicyPage() {
  return <LegalPage document={privacyPolicy} />
}
