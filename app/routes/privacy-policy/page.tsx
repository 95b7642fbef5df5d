import { defaultCity } from '~/brand/cities'
import { privacyPolicy } from '~/brand/legal/privacy-policy'
import { seo } from '~/brand/seo'
import { site } from '~/brand/site'
import { LegalPage } from '~/sections/legal-page/legal-page'

export function meta() {
  return seo({
    title: `${privacyPolicy.title} | ${site.name}`,
    description:
      'What Levo learns about you when you visit this site or write to us, who handles it, how long it is kept, and what you may ask of us under GDPR, the Swiss FADP and the UAE PDPL.',
    path: '/privacy-policy',
    city: defaultCity,
    image: 'legal',
    imageAlt: `${privacyPolicy.title} of ${site.brand}`,
    modifiedTime: privacyPolicy.versionDate,
    breadcrumbs: [{ name: 'Home', path: '/home' }],
  })
}

/** /privacy-policy (spec 2.11). */
export default function PrivacyPolicyPage() {
  return <LegalPage document={privacyPolicy} />
}
