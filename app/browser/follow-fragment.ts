import type { MouseEvent } from 'react'
import { scrollToElement } from './scroll-to-element'

/**
 * Click handler of a link to a fragment of the same page: scrolls there smoothly. The address stays,
 * because it would decide where Back arrives. Without scripts, with a modifier key, or where nothing
 * has that id, the link does what links do.
 */
export function followFragment(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  scrollToElement(target)
}
