/** The text around the two legal texts, which are in `pages/legal/`. */
import { site } from '../site.ts'
import type { MetaTexts } from './page-meta.ts'

/** Title and description of a legal page. */
export function legalMetaTexts(title: string, description: string): MetaTexts {
  return { title: `${title} | ${site.name}`, description }
}

export const legalTexts = {
  /** For the share card. */
  card: (title: string) => `${title} of ${site.brand}`,
  /** Precedes the version's date. */
  version: 'Version of ',
  contents: 'On this page',
  notices: 'Third-party notices',
  table: (heading: string) => `Table: ${heading}`,
} as const
