import { defaultCity } from '~/brand/cities'
import { termsConditions } from '~/brand/legal/terms-conditions'
import { seo } from '~/brand/seo'
import { site } from '~/brand/site'
import { LegalPage } from '~/sections/legal-page/legal-page'

export function meta() {
  return seo({
    title: `${termsConditions.title} | ${site.name}`,
    description:
      'The terms under which this website may be used, what an inquiry is and is not, and which law applies.',
    path: '/terms-conditions',
    city: defaultCity,
    image: 'legal',
    imageAlt: `${termsConditions.title} of ${site.brand}`,
    modifiedTime: termsConditions.versionDate,
    breadcrumbs: [{ name: 'Home', path: '/home' }],
  })
}

/** /terms-conditions (spec 2.11). */
export default function TermsConditionsPage() {
  return <LegalPage document={termsConditions} />
}
