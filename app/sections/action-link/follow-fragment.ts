import type { MouseEvent } from 'react'
import { scrollToElement } from './scroll-to-element'

/**
 * Click handler of a link to a fragment of the same page: scrolls there smoothly. Without scripts,
 * with a modifier key, or where nothing has that id, the link does what links do.
 */
export function followFragment(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  // Shareable, without a navigation: the router would scroll once more.
  window.history.replaceState(window.history.state, '', event.currentTarget.hash)
  scrollToElement(target)
}
