/** The texts of sections that several pages use. */
import { site } from '../site.ts'

export const sectionTexts = {
  /** The cue at the bottom of a page's hero; the home page's is in its document. */
  cue: 'Scroll',
  whyChooseUs: `Why ${site.name}`,
} as const
