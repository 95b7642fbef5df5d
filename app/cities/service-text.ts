import type { LocalServiceSlug } from '../services/service-pages.ts'
import type { ServiceSlug } from '../services/services.ts'

/** What is true of one service in one city. Both texts may hold tokens, as documents may. */
export interface ServiceText {
  /** Stands beside "Book with Levo"; at most 8 words, no other city's and no other service's. */
  heading: string
  /** Two or three sentences. */
  text: string
}

/**
 * A city's own texts of the service pages: of each service that differs from city to city, and of no
 * other. The editions of the others share the address of the default city's.
 */
export type CityServiceTexts = Readonly<
  Record<LocalServiceSlug, ServiceText> &
    Partial<Record<Exclude<ServiceSlug, LocalServiceSlug>, never>>
>
