/** The metadata of a service page; its texts are in `services/{slug}.ts`. */
import { site } from '../site.ts'
import type { MetaTexts } from './page-meta.ts'

/** Title and description of a service page. */
export function servicePageMeta(service: string, description: string, city: string): MetaTexts {
  return {
    title: `${service} in ${city} | ${site.name}`,
    description,
    keywords: [service, `${service} ${city}`, `concierge ${city}`],
  }
}

/** The texts around a service page's links (ROUTE-8). */
export const servicePageTexts = {
  waysOn: 'From here',
  neighbours: 'Often asked for together',
  elsewhere: (service: string) => `${service} in our other cities`,
  /** Completes a city's name in the list of links of a screen reader. */
  there: (service: string) => `: ${service}`,
} as const
