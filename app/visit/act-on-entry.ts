import type { EntryDecision } from './entry-guard.ts'
import { destinationKey, selectedCityKey, store } from './session-storage.ts'

/** Timeout for the scripts; after it the page is shown as it would be without them, ms. */
const scriptTimeout = 10_000

const root = document.documentElement

/** Applies the guard's decision before anything is painted. */
export function actOnEntry(decision: EntryDecision): void {
  const { city } = decision
  if (decision.warning) console.warn(decision.warning)
  if (decision.action === 'redirect') {
    if (city) store(selectedCityKey, city)
    const { remember } = decision
    // If storage is denied, the address carries the destination to the landing page (visit/destination.ts).
    const isLost = remember !== undefined && !store(destinationKey, remember)
    leaveFor(isLost ? `${decision.to}?to=${encodeURIComponent(remember)}` : decision.to)
    return
  }
  root.classList.add('js')
  whenLoadedAndIdle(() => {
    // After hydration the app stores the city itself, and it may be another one by now.
    if (city && !isHydrated()) store(selectedCityKey, city)
  })
  // If the scripts never arrive, the page must work as it does without JavaScript.
  window.setTimeout(() => {
    if (!isHydrated()) root.classList.remove('js')
  }, scriptTimeout)
}

/** Goes to another document of this site without painting this one. */
export function leaveFor(address: string): void {
  root.style.visibility = 'hidden'
  window.location.replace(address)
}

/** Runs slow work, such as storage access, when the loaded page is idle, or when the visitor leaves earlier. */
export function whenLoadedAndIdle(task: () => void): void {
  let done = false
  const once = () => {
    if (!done) task()
    done = true
  }
  window.addEventListener('load', () => (window.requestIdleCallback ?? window.setTimeout)(once))
  window.addEventListener('pagehide', once)
}

function isHydrated(): boolean {
  return root.classList.contains('hydrated')
}
