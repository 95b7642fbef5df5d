/**
 * What a visitor does on any page, reported from one place: clicks, scroll depth, time on page,
 * engagement (TRACK-2). Loaded only after the visitor has accepted.
 */
import { pageOfPath } from '~/site/route-table'
import { track } from './analytics'

/** Shares of the page's height that are reported, each once a page (TRACK-4). */
const depths = [25, 50, 75, 90, 100] as const
/** Rest after the last scroll before the depth is read, ms (TRACK-4). */
const scrollRest = 100
/** A visit counts as engaged after this long in sight, ms. */
const engagedAfter = 30_000

/** The page that was begun last; its time runs until it is left, by a navigation or with the document. */
let page = { path: '', since: 0, isLeft: true, reported: new Set<number>() }
/** The wait for engagement: how much of it is left, ms, and since when it runs while the page is in sight. */
const engagement = { timer: undefined as number | undefined, left: 0, since: 0 }

/** Begins to report; call once. */
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
 * Ends the page that was shown and begins the next; call on every completed navigation. One that
 * stays on its page, to a fragment or to another edition, ends nothing.
 */
export function beginPage(pathname: string): void {
  const path = pageOfPath(pathname)
  if (path === page.path) return
  leavePage()
  page = { path, since: performance.now(), isLeft: false, reported: new Set() }
  engagement.left = engagedAfter
  waitForEngagement()
}

/** Goes on with a page that the browser kept while the visitor was elsewhere. */
function resumePage(): void {
  page.since = performance.now()
  page.isLeft = false
  waitForEngagement()
}

/** Counts on while the page is in sight, and stops counting where it is left or behind others. */
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
  // The answer about analytics is not itself measured.
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
    // The host alone: a prefilled address would carry the visitor's words.
    track('external_link_click', { host: link.hostname, location })
  } else if (link.origin === window.location.origin) {
    track('link_click', { link: pageOfPath(link.pathname) + link.hash, location })
  }
}

function landmarkOf(element: Element | null): string {
  return element?.closest('header, nav, main, footer, dialog')?.tagName.toLowerCase() ?? 'page'
}

/** A button's own label; never what a visitor has typed. */
function nameOf(button: HTMLButtonElement): string {
  return (button.getAttribute('aria-label') ?? button.textContent ?? '').trim().slice(0, 60)
}
