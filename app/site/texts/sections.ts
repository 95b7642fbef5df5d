/** What the sections say that stand on several pages. */
import { site } from '../site.ts'

export const sectionTexts = {
  /** The cue at the foot of a page's hero; the home page's stands in its document. */
  cue: 'Scroll',
  whyChooseUs: `Why ${site.name}`,
} as const
