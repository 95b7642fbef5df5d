import type { RevealOptions } from '~/components/reveal'

/** When the about page's sections arrive (spec 2.5, 9). */
export const aboutReveal: RevealOptions = { threshold: 0.1 }
