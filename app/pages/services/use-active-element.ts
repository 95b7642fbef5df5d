import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { track } from '~/analytics/analytics'
import { scrollToElement } from '~/browser/scroll-to-element'
import { type ElementId, elementIds } from '~/services/elements'

/** The part of the viewport in which a chapter is active (ELEM-4). */
const band = '-20% 0px -70% 0px'
/** Delay before the page scrolls to the chapter in the address, ms (ELEM-5). */
const fragmentDelay = 100
/** When a scroll without a `scrollend` event counts as over: this long after its last movement, ms. */
const quiet = 1_000
/** A scroll that has moved less than this, px, is not the one that ended. */
const replaced = 8

/**
 * The active element: earth at first, then the one chosen, scrolled to or named by the address (ELEM-3,
 * ELEM-4, ELEM-5). Chapters passed while scrolling to a chosen one do not count.
 */
export function useActiveElement() {
  const [active, setActive] = useState<ElementId>('earth')
  const release = useRef<() => void>(undefined)
  const crossing = useRef(new Set<string>())
  const { hash, key } = useLocation()

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const viewed = new Set<ElementId>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.current.add(target.id)
          else crossing.current.delete(target.id)
        }
        const shown = lastOf(crossing.current)
        if (!shown || release.current) return
        setActive(shown)
        if (!crossing.current.has(shown)) return
        if (!viewed.has(shown)) track('service_interaction', { service: shown, action: 'view' })
        viewed.add(shown)
      },
      { rootMargin: band },
    )
    for (const id of elementIds) {
      const chapter = document.getElementById(id)
      if (chapter) observer.observe(chapter)
    }
    // The section before the first chapter: a jump to the top reports nothing else.
    const hero = document.querySelector('main > section')
    if (hero) observer.observe(hero)
    return () => observer.disconnect()
  }, [])

  const show = useCallback((id: ElementId, behavior?: 'instant') => {
    const chapter = document.getElementById(id)
    if (!chapter) return
    setActive(id)
    release.current?.()
    const stop = whenScrollEnds(() => {
      release.current = undefined
      // If the visitor has scrolled elsewhere meanwhile, the observer does not report that position again.
      const { top } = chapter.getBoundingClientRect()
      const shown = lastOf(crossing.current)
      if (shown && (top < 0 || top > window.innerHeight)) setActive(shown)
    })
    release.current = stop
    scrollToElement(chapter, behavior)
  }, [])

  const arrived = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same fragment can be asked for again
  useEffect(() => {
    const id = elementIds.find((known) => `#${known}` === hash)
    // A visitor who arrives with a fragment jumps to the chapter; later the page scrolls smoothly.
    const behavior = arrived.current ? undefined : 'instant'
    arrived.current = true
    if (!id) return
    setActive(id)
    release.current?.()
    const timer = window.setTimeout(() => show(id, behavior), fragmentDelay)
    release.current = () => window.clearTimeout(timer)
  }, [hash, key, show])

  useEffect(() => () => release.current?.(), [])

  function choose(id: ElementId) {
    show(id)
    track('service_interaction', { service: id, action: 'select' })
  }

  return { active, choose }
}

/** The last chapter in the band; the first chapter if only the hero before it is in the band. */
function lastOf(crossing: ReadonlySet<string>): ElementId | undefined {
  return elementIds.findLast((id) => crossing.has(id)) ?? (crossing.size > 0 ? 'earth' : undefined)
}

/** Calls back once the current scroll has ended or the visitor scrolls. Returns a function that cancels it. */
function whenScrollEnds(ended: () => void): () => void {
  const controller = new AbortController()
  const from = window.scrollY
  const options = { signal: controller.signal, passive: true }
  // Armed by the first movement: on a busy device it comes late.
  let timer: number | undefined
  function end() {
    if (controller.signal.aborted) return
    stop()
    ended()
  }
  function stop() {
    controller.abort()
    window.clearTimeout(timer)
  }
  const endSoon = () => {
    // The `scrollend` of a scroll that this one replaced comes before any movement.
    if (Math.abs(window.scrollY - from) < replaced) return
    // The observer reports the last frame after `scrollend`.
    requestAnimationFrame(() => requestAnimationFrame(end))
  }
  const wait = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(end, quiet)
  }
  document.addEventListener('scroll', wait, options)
  document.addEventListener('scrollend', endSoon, options)
  document.addEventListener('wheel', end, options)
  document.addEventListener('touchmove', end, options)
  return stop
}
