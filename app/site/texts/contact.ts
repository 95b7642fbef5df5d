/** The contact page, without its documents; the form's texts are in `form.ts`. */
import { facts, timeZoneName } from '../facts.ts'
import { site } from '../site.ts'
import type { MetaTexts } from './page-meta.ts'

/** Title and description of `/contact`. */
export function contactMeta(city: string): MetaTexts {
  return {
    title: `Contact us about ${city} | ${site.name}`,
    description: `Ask about ${city} by form, phone, e-mail or WhatsApp. We typically respond ${facts.replyTime.value}, ${timeZoneName()}.`,
    keywords: [`concierge ${city} contact`, `${site.name} ${city}`],
  }
}

export const contactTexts = { details: 'Contact details' } as const
