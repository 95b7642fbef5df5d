import type { LocalServiceSlug } from '../services/service-pages.ts'
import type { ServiceSlug } from '../services/services.ts'

/** What a city says of one service. Its texts may contain tokens, as documents may. */
export interface ServiceText {
  /** Shown beside "Book with Levo". At most 8 words, unique among cities and services. */
  heading: string
  /** Two or three sentences. */
  text: string
}

/**
 * A city's own texts for exactly those services that differ from city to city. The editions of the
 * other services are canonical at the default city's address.
 */
export type CityServiceTexts = Readonly<
  Record<LocalServiceSlug, ServiceText> &
    Partial<Record<Exclude<ServiceSlug, LocalServiceSlug>, never>>
>
