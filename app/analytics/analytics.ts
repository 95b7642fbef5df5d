/**
 * Analytics through one gtag function with Consent Mode: nothing is loaded and nothing is sent
 * before the visitor accepts, and no event carries personal data (TRACK-1, TRACK-5).
 */
import type { CityKey } from '~/cities/cities'
import { isLanding } from '~/site/route-table'
import { deleteAnalyticsCookies } from './analytics-cookies'
import { consentAnswer, measurementId, onConsentChange } from './consent'

/** Every event of the house and what it may carry (TRACK-2). `search` and `file_download` have no place yet. */
export interface AnalyticsEvents {
  page_view: { page_path: string; page_title: string; city: CityKey }
  button_click: { button: string; location: string }
  form_submit: { form_type: 'contact_form'; status: 'success' }
  link_click: { link: string; location: string }
  scroll: { percent: 25 | 50 | 75 | 90 | 100; page_path: string }
  time_on_page: { seconds: number; page_path: string }
  service_interaction: { service: string; action: 'view' | 'select' }
  city_interaction: { city: CityKey; action: 'view' | 'gallery' }
  contact_interaction: {
    action:
      | 'view'
      | 'submit_success'
      | 'submit_failed'
      | 'submit_error'
      | 'phone'
      | 'email'
      | 'whatsapp'
      | 'copy'
  }
  search: { term: string }
  video_interaction: { action: 'play' | 'pause' | 'error'; video: string }
  file_download: { file: string }
  external_link_click: { host: string; location: string }
  engagement: { action: string; page_path: string }
}

type Gtag = (...args: unknown[]) => void

declare global {
  interface Window {
    dataLayer?: unknown[]
    gtag?: Gtag
  }
}

const advertising = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

let tag: 'absent' | 'granted' | 'denied' = 'absent'

/** Reports one event; does nothing unless the visitor has accepted, and never on the landing page. */
export function track<Name extends keyof AnalyticsEvents>(
  name: Name,
  parameters: AnalyticsEvents[Name],
): void {
  if (measurementId === '' || consentAnswer() !== 'accepted') return
  // The time on a page is told when the next one, perhaps the landing page, is on show already.
  if (isLanding('page_path' in parameters ? parameters.page_path : window.location.pathname)) return
  // A page's own parts report before whoever follows the visitor's answer.
  grant()
  window.gtag?.('event', name, parameters)
}

/**
 * Follows the visitor's answer: loads the tag on Accept, withdraws consent on Decline. Calls back
 * once it has begun and the page speaks of the visitor's city. Returns how to stop.
 */
export function startAnalytics(onStart: () => void): () => void {
  if (measurementId === '') return () => {}
  let begun = false
  const follow = () => {
    if (consentAnswer() !== 'accepted') {
      withdraw()
      return
    }
    if (!isLanding(window.location.pathname)) grant()
    if (!begun) onStart()
    begun = true
  }
  follow()
  return onConsentChange(follow)
}

function grant(): void {
  if (tag === 'granted') return
  if (tag === 'absent') load()
  else window.gtag?.('consent', 'update', { analytics_storage: 'granted' })
  tag = 'granted'
  switchOff(false)
}

function withdraw(): void {
  if (tag !== 'granted') return
  tag = 'denied'
  window.gtag?.('consent', 'update', { analytics_storage: 'denied' })
  // With consent denied the tag would still send pings, though without cookies.
  switchOff(true)
  deleteAnalyticsCookies()
}

/** Google's own switch, which the tag reads before everything it sends. */
function switchOff(isOff: boolean): void {
  Reflect.set(window, `ga-disable-${measurementId}`, isOff)
}

function load(): void {
  window.dataLayer = window.dataLayer ?? []
  // The tag reads the arguments object itself, not an array.
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: gtag's contract
    window.dataLayer?.push(arguments)
  }
  window.gtag('consent', 'default', { ...advertising, analytics_storage: 'granted' })
  window.gtag('js', new Date())
  window.gtag('config', measurementId, { send_page_view: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`
  document.head.append(script)
}
