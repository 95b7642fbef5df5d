/** The services page; the elements are in `elements.ts`, the catalogue in `pages/services/`. */
import { facts } from '../facts.ts'
import { site } from '../site.ts'
import type { MetaTexts } from './page-meta.ts'

/** Title and description of `/services`. */
export function servicesMeta(city: string): MetaTexts {
  return {
    title: `Services by elements in ${city} | ${site.name}`,
    description: `All services in ${city}: homes and security, concierge and dining, travel and events, social media and reputation, memberships.`,
    keywords: ['concierge services', `concierge ${city}`],
  }
}

export const servicesTexts = {
  /** The last word is set in italics. */
  title: `${site.name} Lifestyle`,
  subtitle: 'Service by Elements',
  begin: 'Begin Your Journey',
  bar: 'Elements',
  closing: {
    title: 'Ready to Experience the Elements?',
    text: `Tell us what you need and where. The team in Dubai typically replies ${facts.replyTime.value}; a written proposal with prices follows. ${facts.costOfAsking.value}`,
    contact: 'Begin Your Journey',
    more: 'Learn More',
    /** Follows `more`; for screen readers only. */
    moreAbout: ` about ${site.brand}`,
  },
} as const
