import { savesData } from './data-saving'

/** Whether the visitor prefers reduced motion: smooth scrolls jump and pictures do not grow (MOVE-3, HOME-5). */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether nothing should move by itself: reduced motion or data saving (MOVE-3). */
export function prefersStillness(): boolean {
  return prefersReducedMotion() || savesData()
}
