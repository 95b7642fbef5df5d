import { savesData } from './data-saving'

/** Whether nothing should move or stream: reduced motion or data saving (MOVE-3). */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()
}
