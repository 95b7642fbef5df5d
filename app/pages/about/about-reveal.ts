import type { RevealOptions } from '~/components/reveal'

/** When the about page's sections arrive (ABOUT-6). */
export const aboutReveal: RevealOptions = { threshold: 0.1 }
