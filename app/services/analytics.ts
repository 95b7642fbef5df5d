/**
 * Analytics through one gtag function with Consent Mode: nothing is loaded and nothing is sent
 * before the visitor accepts, and no event carries personal data (spec 7; decisions "Analytics").
 */
import type { CityKey } from '~/brand/cities'
import { consentAnswer, measurementId, onConsentChange } from './consent'

/** Every event of the house and what it may carry (spec 7). `search` and `file_download` have no place yet. */
export interface AnalyticsEvents {
  page_view: { page_path: string; page_title: string; city: CityKey }
  button_click: { button: string; location: string }
  form_submit: { form_type: 'contact_form'; status: 'success' }
  link_click: { link: string; location: string }
  scroll: { percent: 25 | 50 | 75 | 90 | 100; page_path: string }
  time_on_page: { seconds: number; page_path: string }
  service_interaction: { service: string; action: 'view' | 'select' }
  city_interaction: { city: CityKey; action: 'choose' | 'view' | 'gallery' }
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

let started = false
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

/** Reports one event; does nothing unless the visitor has accepted. */
export function track<Name extends keyof AnalyticsEvents>(
  name: Name,
  parameters: AnalyticsEvents[Name],
): void {
  if (!started || consentAnswer() !== 'accepted') return
  window.gtag?.('event', name, parameters)
}

/** Follows the visitor's answer: loads the tag on Accept, withdraws consent on Decline. Returns how to stop. */
export function startAnalytics(onStart: () => void): () => void {
  if (measurementId === '') return () => {}
  const follow = () => {
    if (consentAnswer() === 'accepted') {
      const first = !started
      load()
      if (first) onStart()
    } else if (started) {
      window.gtag?.('consent', 'update', { analytics_storage: 'denied' })
    }
  }
  follow()
  return onConsentChange(follow)
}

function load(): void {
  if (started) {
    window.gtag?.('consent', 'update', { analytics_storage: 'granted' })
    return
  }
  started = true
  window.dataLayer = window.dataLayer ?? []
  // The tag reads the arguments object itself, not an array.
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: gtag's contract
    window.dataLayer?.push(arguments)
  }
  window.gtag('consent', 'default', { ...denied, analytics_storage: 'granted' })
  window.gtag('js', new Date())
  window.gtag('config', measurementId, { send_page_view: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`
  document.head.append(script)
}
