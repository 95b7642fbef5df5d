import type { ServicePageSlug } from '~/site/service-page-slugs'

/** What is true of one service in one city. Both texts may hold tokens, as documents may. */
export interface ServiceText {
  /** Stands beside "Book with Levo"; at most 8 words, no other city's and no other service's. */
  heading: string
  /** Two or three sentences. */
  text: string
}

/**
 * A city's own texts of the service pages. A service that is the same in every city has an entry in
 * none: its editions then share the address of the default city's.
 */
export type CityServiceTexts = Partial<Record<ServicePageSlug, ServiceText>>
