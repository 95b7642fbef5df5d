import { layOutNow } from './deferred-layout'
import { prefersReducedMotion } from './reduced-motion'

/**
 * Scrolls to an element, respecting its scroll margin, and moves focus there, as following a fragment
 * link would. Smooth unless the visitor prefers reduced motion or `instant` is passed.
 */
export function scrollToElement(
  element: HTMLElement,
  behavior: 'smooth' | 'instant' = 'smooth',
): void {
  layOutNow()
  element.scrollIntoView({
    behavior: prefersReducedMotion() ? 'instant' : behavior,
    block: 'start',
  })
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
