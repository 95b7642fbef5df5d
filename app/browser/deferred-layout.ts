/**
 * Laying out a whole page at once takes a phone a tenth of a second. Content below the first view is
 * skipped at first (`html.js:not(.laid-out)` in base.css) and laid out here, one part at a time.
 */
import { whenFree } from '~/browser/idle'

/** Timeout of the idle callback for a part, ms: a busy device is rarely idle. */
const timeout = 500

const leftOut = 'main :is(section ~ section, section section), main ~ :is(section, footer)'

/** Defers the layout of what is below the first view of a newly rendered page. */
export function deferLayout(): void {
  document.documentElement.classList.remove('laid-out')
  layOutDeferred()
}

/** Lays out the whole page at once: the position of a part depends on everything above it. */
export function layOutNow(): void {
  document.documentElement.classList.add('laid-out')
}

/** Lays out the deferred parts, one per idle callback. */
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
