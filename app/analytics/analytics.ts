/**
 * Analytics through one gtag function with Consent Mode. Nothing is loaded or sent before the visitor
 * accepts, and no event carries personal data (TRACK-1, TRACK-5).
 */
import type { CityKey } from '~/cities/cities'
import { isLanding } from '~/site/route-table'
import { deleteAnalyticsCookies } from './analytics-cookies'
import { consentAnswer, measurementId, onConsentChange } from './consent'

/** Every event of the site and its parameters (TRACK-2). No page has `search` or `file_download` yet. */
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

/** Reports one event. Does nothing before the visitor accepts, and nothing on the landing page. */
export function track<Name extends keyof AnalyticsEvents>(
  name: Name,
  parameters: AnalyticsEvents[Name],
): void {
  if (measurementId === '' || consentAnswer() !== 'accepted') return
  // The time on a page is reported when the next page, perhaps the landing page, is already shown.
  if (isLanding('page_path' in parameters ? parameters.page_path : window.location.pathname)) return
  // A page's components may report before `startAnalytics` subscribes to the answer.
  grant()
  window.gtag?.('event', name, parameters)
}

/**
 * Subscribes to the visitor's answer: loads the tag on Accept, withdraws consent on Decline. Calls
 * `onStart` once, on the first accept. Returns an unsubscribe function.
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
  // With consent denied the tag would still send pings, without cookies.
  switchOff(true)
  deleteAnalyticsCookies()
}

/** Google's opt-out flag, which the tag reads before every request. */
function switchOff(isOff: boolean): void {
  Reflect.set(window, `ga-disable-${measurementId}`, isOff)
}

function load(): void {
  window.dataLayer = window.dataLayer ?? []
  // The tag expects the arguments object, not an array.
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
