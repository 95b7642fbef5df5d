/** What search engines read of a service page; its words stand in `city/service-pages.ts`. */
import { site } from '../site.ts'
import type { MetaTexts } from './page-meta.ts'

export function servicePageMeta(service: string, description: string, city: string): MetaTexts {
  return {
    title: `${service} in ${city} | ${site.name}`,
    description,
    keywords: [service, `${service} ${city}`, `concierge ${city}`],
  }
}
