import type { MouseEvent } from 'react'
import { scrollToElement } from './scroll-to-element'

/**
 * Click handler of a link to a fragment of the same page: scrolls there smoothly. The address stays the
 * same, because a fragment would decide where Back lands. Without scripts, with a modifier key, or if
 * no element has that id, the link keeps its native behaviour.
 */
export function followFragment(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  scrollToElement(target)
}
