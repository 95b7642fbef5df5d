import { defaultCity } from '~/brand/cities'
import type { LegalDocument } from '~/brand/legal/legal-document'
import { seo } from '~/brand/seo'
import { site } from '~/brand/site'

/** The metadata of a legal page, the same in every city (spec 2.11, 7). */
export function legalMeta({ title, metaDescription, path, versionDate }: LegalDocument) {
  return seo({
    title: `${title} | ${site.name}`,
    description: metaDescription,
    path,
    city: defaultCity,
    image: 'legal',
    imageAlt: `${title} of ${site.brand}`,
    modifiedTime: versionDate,
    breadcrumbs: [{ name: 'Home', path: '/home' }],
  })
}
