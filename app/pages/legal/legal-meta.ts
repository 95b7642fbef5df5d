import { defaultCity } from '~/cities/cities'
import type { LegalDocument } from '~/pages/legal/legal-document'
import { seo } from '~/site/metadata'
import { legalMetaTexts, legalTexts } from '~/site/texts/legal'
import { homeCrumb } from '~/site/texts/page-meta'

/** The metadata of a legal page, the same in every city (LEGAL-3). */
export function legalMeta({ title, metaDescription, path, versionDate }: LegalDocument) {
  return seo({
    ...legalMetaTexts(title, metaDescription),
    path,
    city: defaultCity,
    image: 'legal',
    imageAlt: legalTexts.card(title),
    modifiedTime: versionDate,
    breadcrumbs: [homeCrumb],
  })
}
