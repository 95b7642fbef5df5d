import type { CityKey } from '~/cities/cities'
import type { CityProfile } from '~/cities/city-profile'
import type { ServiceText } from '~/cities/service-text'
import type { Service } from '~/services/service'
import type { DocumentName, DocumentOf } from './documents'

/** The id of the data block with the texts that an edition was prerendered with. */
export const pageDataId = 'levo-page'

/** A service page's texts: those of all cities, and the city's own if it has any. */
export interface ServicePageTexts {
  shared: Service
  own?: ServiceText
}

/** The texts that a page may need in addition to its documents. */
export interface PageTexts {
  profile?: CityProfile
  service?: ServicePageTexts
}

/** The data that an edition was prerendered with, so that hydration renders the same texts. */
export interface PageData {
  city: CityKey
  /** The edition's path, `/oslo/about`. */
  edition: string
  documents: Partial<Record<DocumentName, DocumentOf<DocumentName>>>
  texts: PageTexts
}

let read: PageData | undefined
let isRead = false

/** The data of the document that the browser loaded; `undefined` unless it is an edition. */
export function pageData(): PageData | undefined {
  if (!isRead) {
    isRead = true
    const text = document.getElementById(pageDataId)?.textContent
    if (text) read = JSON.parse(text) as PageData
  }
  return read
}

/** JSON that cannot close the script element around it. */
export function asPageData(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
