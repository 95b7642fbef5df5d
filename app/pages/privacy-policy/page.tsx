import { legalMeta } from '~/pages/legal/legal-meta'
import { LegalPage } from '~/pages/legal/legal-page'
import { privacyPolicy } from '~/pages/legal/privacy-policy'

/** Metadata of the privacy policy (META-1). */
export function meta() {
  return legalMeta(privacyPolicy)
}

/** /privacy-policy (LEGAL-1). */
export default function PrivacyPolicyPage() {
  return <LegalPage text={privacyPolicy} />
}
