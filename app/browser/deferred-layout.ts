/**
 * Laying out a whole page at once costs a phone a tenth of a second: what lies below the first view
 * is left out at first (`html.js:not(.laid-out)` in base.css) and laid out part by part here.
 */
import { whenFree } from '~/browser/idle'

/** How long a part waits for a free moment, ms: a busy machine has few of them. */
const timeout = 500

const leftOut = 'main :is(section ~ section, section section), main ~ :is(section, footer)'

/** Leaves what lies below the first view of a page that was just put in place for later. */
export function deferLayout(): void {
  document.documentElement.classList.remove('laid-out')
  layOutDeferred()
}

/** Lays out all of the page at once: where a part of it lies is known only with all above it. */
export function layOutNow(): void {
  document.documentElement.classList.add('laid-out')
}

/** Lays out what was left for later: a part at a time, when the browser is free. */
export function layOutDeferred(): void {
  const root = document.documentElement
  const parts = [...document.querySelectorAll<HTMLElement>(leftOut)]
  const waiting = [...parts]
  function next(): void {
    const part = waiting.shift()
    if (part) {
      part.style.contentVisibility = 'visible'
      whenFree(next, timeout)
      return
    }
    root.classList.add('laid-out')
    for (const done of parts) done.style.removeProperty('content-visibility')
  }
  if (!root.classList.contains('laid-out')) whenFree(next, timeout)
}
