import { savesData } from './data-saving'

/** Whether the visitor asks for less motion: a smooth scroll jumps, a picture does not grow (MOVE-3, HOME-5). */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether nothing should run by itself: reduced motion or data saving (MOVE-3). */
export function prefersStillness(): boolean {
  return prefersReducedMotion() || savesData()
}
