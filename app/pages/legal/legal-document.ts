/** The shape of the two legal pages (LEGAL-1). */

/** A small table inside a legal text; every row has as many cells as the header. */
export interface LegalTable {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** One section: its paragraphs first, then the list, then the table. */
export interface LegalSection {
  /** Fragment of the section's address; keep it when the text changes. */
  id: string
  heading: string
  paragraphs: readonly string[]
  list?: readonly string[]
  table?: LegalTable
}

/** A legal text as plain data; the page renders it. */
export interface LegalDocument {
  title: string
  /** Its address on the site. */
  path: string
  /** The description for search engines and link previews. */
  metaDescription: string
  /** The version's date, ISO 8601. */
  versionDate: string
  intro: string
  sections: readonly LegalSection[]
}
