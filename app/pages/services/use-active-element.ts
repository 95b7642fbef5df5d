import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { track } from '~/analytics/analytics'
import { scrollToElement } from '~/browser/scroll-to-element'
import { type ElementId, elementIds } from '~/services/elements'

/** The part of the window in which a chapter is the active one (ELEM-4). */
const band = '-20% 0px -70% 0px'
/** How long after the page is there it scrolls to the chapter in the address, ms (ELEM-5). */
const fragmentDelay = 100
/** When a scroll that reports no end counts as over: so long after its last movement, ms. */
const quiet = 1_000

/**
 * The element on show: earth at first, then the one chosen, scrolled to or named by the address
 * (ELEM-3, ELEM-4, ELEM-5). While a chosen chapter is being scrolled to, those on the way do not count.
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
    // What stands before the first chapter: no other report comes of a jump to the top.
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
      // Whoever has gone elsewhere meanwhile finds no further report of what is on show there.
      const { top, bottom } = chapter.getBoundingClientRect()
      const shown = lastOf(crossing.current)
      if (shown && (bottom < 0 || top > window.innerHeight)) setActive(shown)
    })
    release.current = stop
    scrollToElement(chapter, behavior)
  }, [])

  const arrived = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same fragment can be asked for again
  useEffect(() => {
    const id = elementIds.find((known) => `#${known}` === hash)
    // A visitor who comes with a fragment finds the chapter; one who is here is taken there.
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

/** The last of the chapters that are in the band; the first one where only what stands before it is. */
function lastOf(crossing: ReadonlySet<string>): ElementId | undefined {
  return elementIds.findLast((id) => crossing.has(id)) ?? (crossing.size > 0 ? 'earth' : undefined)
}

/** Calls back once the running scroll has ended, or the visitor scrolls on their own; returns how to stop. */
function whenScrollEnds(ended: () => void): () => void {
  const controller = new AbortController()
  const options = { signal: controller.signal, passive: true }
  let timer = window.setTimeout(end, quiet)
  function end() {
    if (controller.signal.aborted) return
    stop()
    ended()
  }
  function stop() {
    controller.abort()
    window.clearTimeout(timer)
  }
  // The observer reports the last frame after the event that ends the scroll.
  const endSoon = () => requestAnimationFrame(() => requestAnimationFrame(end))
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
