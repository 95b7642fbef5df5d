import type { LegalDocument } from '~/pages/legal/legal-document'
import { seo } from '~/site/metadata'
import { site } from '~/site/site'

/** The metadata of a legal page, the same in every city (LEGAL-3). */
export function legalMeta({ title, metaDescription, path, versionDate }: LegalDocument) {
  return seo({
    title: `${title} | ${site.name}`,
    description: metaDescription,
    path,
    image: 'legal',
    imageAlt: `${title} of ${site.brand}`,
    modifiedTime: versionDate,
    breadcrumbs: [{ name: 'Home', path: '/home' }],
  })
}
