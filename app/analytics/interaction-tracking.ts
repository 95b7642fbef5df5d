/**
 * Interactions that every page reports: clicks, scroll depth, time on page, engagement (TRACK-2).
 * Loaded only after the visitor accepts.
 */
import { pageOfPath } from '~/site/route-table'
import { track } from './analytics'

/** Shares of the page's height, each reported once per page (TRACK-4). */
const depths = [25, 50, 75, 90, 100] as const
/** Pause after the last scroll event before the depth is read, ms (TRACK-4). */
const scrollRest = 100
/** Visible time after which a visit counts as engaged, ms. */
const engagedAfter = 30_000

/** The current page; its time runs until a navigation or the end of the document. */
let page = { path: '', since: 0, isLeft: true, reported: new Set<number>() }
/** The engagement timer: the time left, ms, and when it last started. It runs only while the page is visible. */
const engagement = { timer: undefined as number | undefined, left: 0, since: 0 }

/** Starts reporting; call it once. */
export function startInteractionTracking(): void {
  document.addEventListener('click', reportClick, { capture: true })
  window.addEventListener('scroll', scheduleDepth, { passive: true })
  window.addEventListener('pagehide', leavePage)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) resumePage()
  })
  document.addEventListener('visibilitychange', waitForEngagement)
  beginPage(window.location.pathname)
}

/**
 * Ends the previous page and starts the next; call it on every completed navigation. A navigation to a
 * fragment or another edition stays on the page and ends nothing.
 */
export function beginPage(pathname: string): void {
  const path = pageOfPath(pathname)
  if (path === page.path) return
  leavePage()
  page = { path, since: performance.now(), isLeft: false, reported: new Set() }
  engagement.left = engagedAfter
  waitForEngagement()
}

/** Resumes a page that returns from the back/forward cache. */
function resumePage(): void {
  page.since = performance.now()
  page.isLeft = false
  waitForEngagement()
}

/** Runs the timer while the page is visible and pauses it otherwise. */
function waitForEngagement(): void {
  if (engagement.timer !== undefined) {
    window.clearTimeout(engagement.timer)
    engagement.timer = undefined
    engagement.left -= performance.now() - engagement.since
  }
  if (page.isLeft || document.visibilityState === 'hidden' || engagement.left <= 0) return
  engagement.since = performance.now()
  engagement.timer = window.setTimeout(() => {
    engagement.timer = undefined
    engagement.left = 0
    track('engagement', { action: 'thirty_seconds', page_path: page.path })
  }, engagement.left)
}

function leavePage(): void {
  if (page.isLeft) return
  const seconds = Math.round((performance.now() - page.since) / 1000)
  track('time_on_page', { seconds, page_path: page.path })
  page.isLeft = true
  waitForEngagement()
}

let rest: number | undefined

function scheduleDepth(): void {
  window.clearTimeout(rest)
  rest = window.setTimeout(reportDepth, scrollRest)
}

function reportDepth(): void {
  const height = document.documentElement.scrollHeight - window.innerHeight
  const percent = height <= 0 ? 100 : ((window.scrollY + 1) / height) * 100
  for (const depth of depths) {
    if (percent < depth || page.reported.has(depth)) continue
    page.reported.add(depth)
    track('scroll', { percent: depth, page_path: page.path })
  }
}

function reportClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null
  // Clicks on the consent question are not measured.
  if (target?.closest('[data-consent]')) return
  const link = target?.closest('a')
  const button = target?.closest('button')
  const location = landmarkOf(target)
  if (link) reportLink(link, location)
  else if (button) track('button_click', { button: nameOf(button), location })
}

function reportLink(link: HTMLAnchorElement, location: string): void {
  if (link.protocol === 'tel:') track('contact_interaction', { action: 'phone' })
  else if (link.protocol === 'mailto:') track('contact_interaction', { action: 'email' })
  else if (link.hostname === 'wa.me') track('contact_interaction', { action: 'whatsapp' })
  if (/^https?:$/.test(link.protocol) && link.origin !== window.location.origin) {
    // Only the host: a prefilled address would carry what the visitor wrote.
    track('external_link_click', { host: link.hostname, location })
  } else if (link.origin === window.location.origin) {
    track('link_click', { link: pageOfPath(link.pathname) + link.hash, location })
  }
}

function landmarkOf(element: Element | null): string {
  return element?.closest('header, nav, main, footer, dialog')?.tagName.toLowerCase() ?? 'page'
}

/** A button's label, never what a visitor has typed. */
function nameOf(button: HTMLButtonElement): string {
  return (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().slice(0, 60)
}
