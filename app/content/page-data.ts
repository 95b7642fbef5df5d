import type { CityKey } from '~/cities/cities'
import type { CityProfile } from '~/cities/city-profile'
import type { ServiceText } from '~/cities/service-text'
import type { Service } from '~/services/service'
import type { DocumentName, DocumentOf } from './documents'

/** The id of the data block in which an edition carries the texts that it was written with. */
export const pageDataId = 'levo-page'

/** A service page's texts: those of every city, and the city's own where it has any. */
export interface ServicePageTexts {
  shared: Service
  own?: ServiceText
}

/** What a page may need besides its documents. */
export interface PageTexts {
  profile?: CityProfile
  service?: ServicePageTexts
}

/** What an edition was written with, so that hydration finds the same words. */
export interface PageData {
  city: CityKey
  /** The edition's path, `/oslo/about`. */
  edition: string
  documents: Partial<Record<DocumentName, DocumentOf<DocumentName>>>
  texts: PageTexts
}

let read: PageData | undefined
let isRead = false

/** The data of the document that the browser loaded; `undefined` where it is no edition. */
export function pageData(): PageData | undefined {
  if (!isRead) {
    isRead = true
    const text = document.getElementById(pageDataId)?.textContent
    if (text) read = JSON.parse(text) as PageData
  }
  return read
}

/** JSON that cannot end the script element it stands in. */
export function asPageData(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
