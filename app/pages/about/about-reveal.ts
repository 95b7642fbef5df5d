import type { RevealOptions } from '~/components/reveal'

/** When the about page's sections animate in (ABOUT-6). */
export const aboutReveal: RevealOptions = { threshold: 0.1 }
