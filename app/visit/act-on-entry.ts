import type { EntryDecision } from './entry-guard.ts'
import { destinationKey, selectedCityKey, store } from './session-storage.ts'

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
  showPage()
  whenLoadedAndIdle(() => {
    // After hydration the app stores the city itself, and it may be another one by now.
    if (city && !root.classList.contains('hydrated')) store(selectedCityKey, city)
  })
}

/** Shows the page with its scripts to come; without them, `start-after-paint.ts` removes the class. */
export function showPage(): void {
  root.classList.add('js')
}

/** Goes to another document of this site without painting this one. */
export function leaveFor(address: string): void {
  root.style.visibility = 'hidden'
  window.location.replace(address)
}

/** Runs slow work, such as storage access, when the loaded page is idle, or when the visitor leaves earlier. */
function whenLoadedAndIdle(task: () => void): void {
  let done = false
  const once = () => {
    if (!done) task()
    done = true
  }
  window.addEventListener('load', () => (window.requestIdleCallback ?? window.setTimeout)(once))
  window.addEventListener('pagehide', once)
}
