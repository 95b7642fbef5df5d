/** The about page, besides its documents. */
import { site } from '../site.ts'
import type { MetaTexts } from './page-meta.ts'

/** Title and description of `/about`. */
export function aboutMeta(city: string): MetaTexts {
  return {
    title: `About ${site.name} in ${city} | ${site.name}`,
    description: `Who ${site.name} is and how it works in ${city}: you write, a member of the team answers, and you get a written proposal with prices.`,
  }
}

/** The label of each of the company's credentials that is known. */
export const credentialNames = {
  team: 'Team',
  languages: 'Languages',
  licence: 'Licence',
  insurance: 'Insurance',
  accreditations: 'Memberships',
  press: 'Press',
} as const
