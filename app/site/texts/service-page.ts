/** What search engines read of a service page; its words stand in `services/{slug}.ts`. */
import { site } from '../site.ts'
import type { MetaTexts } from './page-meta.ts'

export function servicePageMeta(service: string, description: string, city: string): MetaTexts {
  return {
    title: `${service} in ${city} | ${site.name}`,
    description,
    keywords: [service, `${service} ${city}`, `concierge ${city}`],
  }
}

/** What a service page says around its links (ROUTE-8). */
export const servicePageTexts = {
  waysOn: 'From here',
  neighbours: 'Often asked for together',
  elsewhere: (service: string) => `${service} in our other cities`,
  /** Completes a city's name for those who hear the link alone. */
  there: (service: string) => `: ${service}`,
} as const
