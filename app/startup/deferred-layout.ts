/**
 * Laying out the whole page before its first paint costs a phone a tenth of a second: what lies below
 * the first view is left out at first (`html.js:not(.laid-out)` in base.css) and laid out here.
 */
import { whenFree } from '~/browser/idle'

/** How long a part waits for a free moment, ms: a busy machine has few of them. */
const patience = 500

const leftOut = 'main :is(section ~ section, section section), main ~ :is(section, footer)'

/** Lays out what the first load has left for later: a part at a time, when the browser has nothing better to do. */
export function layOutDeferred(): void {
  const root = document.documentElement
  const parts = [...document.querySelectorAll<HTMLElement>(leftOut)]
  const waiting = [...parts]
  function next(): void {
    const part = waiting.shift()
    if (part) {
      part.style.contentVisibility = 'visible'
      whenFree(next, patience)
      return
    }
    root.classList.add('laid-out')
    for (const done of parts) done.style.removeProperty('content-visibility')
  }
  if (!root.classList.contains('laid-out')) whenFree(next, patience)
}
