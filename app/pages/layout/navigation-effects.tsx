import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { startAnalytics, track } from '~/analytics/analytics'
import { savesData } from '~/browser/data-saving'
import { deferLayout, layOutNow } from '~/browser/deferred-layout'
import { whenIdle } from '~/browser/idle'
import { prefetchPages, warmPages } from '~/browser/prefetch-pages'
import { scrollIdle } from '~/browser/scroll-idle'
import { prefetchProfiles } from '~/content/page-texts'
import { isLanding, type PageName, pageOfPath } from '~/site/route-table'
import { cityShownAt } from '~/visit/city-selection'

/** Routes prefetched as soon as the browser is idle (ROUTE-4). */
const prefetchedNow: readonly PageName[] = ['home', 'about', 'services', 'contact']
/**
 * Routes prefetched a little later: the cities (ROUTE-4), and the legal pages, so that every linked
 * page opens for a visitor who has gone offline.
 */
const prefetchedLater: readonly PageName[] = ['city', 'privacy-policy', 'terms-conditions']
const laterDelay = 2_000

/**
 * The effects of every navigation other than showing a page: scroll to the top or to the fragment, move
 * focus, announce the page and report it once (ROUTE-5, TRACK-3).
 */
export function NavigationEffects() {
  const { pathname, search, hash, key } = useLocation()
  // Back and Forward go to the top, whatever fragment the address has.
  const isBack = useNavigationType() === 'POP'
  const [announcement, setAnnouncement] = useState('')
  usePrefetch()
  const first = useRef(true)
  const tracking = useRef<typeof import('~/analytics/interaction-tracking')>(undefined)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    return startAnalytics(() => {
      reportPage()
      import('~/analytics/interaction-tracking').then(
        (module) => {
          module.startInteractionTracking()
          tracking.current = module
        },
        () => {},
      )
    })
  }, [])

  // In a layout effect: React runs other effects only when the browser has reported the end of the
  // view transition.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names the navigation itself
  useLayoutEffect(() => {
    const arrival = first.current
    if (arrival && !hash) return
    const target = hash && (arrival || !isBack) ? findTarget(hash) : null
    if (target) {
      layOutNow()
      target.scrollIntoView()
    } else if (!arrival) {
      deferLayout()
      window.scrollTo({ top: 0, behavior: 'instant' })
    }
    if (!arrival) document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname, search, hash, key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names the navigation itself
  useEffect(() => {
    const arrival = first.current
    first.current = false
    if (arrival) return
    setAnnouncement(document.title)
    reportPage()
    tracking.current?.beginPage(pathname)
  }, [pathname, search, hash, key])

  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  )
}

function usePrefetch(): void {
  useEffect(() => {
    if (savesData()) return
    let later: number | undefined
    const cancel = whenIdle(() => {
      prefetchPages(prefetchedNow)
      // Counted from the request for the main pages, however busy the browser was before.
      later = window.setTimeout(async () => {
        await scrollIdle()
        prefetchPages(prefetchedLater)
        await warmPages(prefetchedNow)
        void prefetchProfiles()
      }, laterDelay)
    })
    return () => {
      cancel()
      window.clearTimeout(later)
    }
  }, [])
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

function reportPage(): void {
  const { pathname } = window.location
  if (isLanding(pathname)) return
  track('page_view', {
    // The page's own address: both families count as the same page.
    page_path: pageOfPath(pathname),
    page_title: document.title,
    city: cityShownAt(pathname),
  })
}
