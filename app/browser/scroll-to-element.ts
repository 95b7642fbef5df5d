import { layOutNow } from './deferred-layout'
import { prefersReducedMotion } from './reduced-motion'

/**
 * Scrolls an element to where its scroll margin puts it and moves the keyboard there, as following
 * a fragment link would; smoothly unless the visitor prefers less motion or `instant` is asked for.
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
