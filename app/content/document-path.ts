import type { CityKey } from '../cities/cities.ts'
import type { DocumentName } from './documents.ts'

/** The nine kinds of document, in reading order (DOC-1). */
export const documentNames = [
  'hero',
  'page-hero',
  'why-choose-us',
  'image-scaling-section',
  'about',
  'contact',
  'home',
  'pre-footer',
  'contact-form',
] as const satisfies readonly DocumentName[]

/** The path of a document on the deployed site (DOC-1). */
export function documentPath(name: DocumentName, city: CityKey): string {
  return `/assets/content/${name}/jsons/${city}.json`
}
