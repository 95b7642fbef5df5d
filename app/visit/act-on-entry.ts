import type { EntryDecision } from './entry-guard.ts'
import { destinationKey, selectedCityKey, store } from './session-storage.ts'

/** How long scripts may take to arrive before the page is shown as it would be without them, ms. */
const patience = 10_000

const root = document.documentElement

/** Acts on the guard's decision before anything is painted. */
export function actOnEntry(decision: EntryDecision): void {
  const { city } = decision
  if (decision.warning) console.warn(decision.warning)
  if (decision.action === 'redirect') {
    if (city) store(selectedCityKey, city)
    const { remember } = decision
    // Where storage refuses, the address carries the destination to the landing page (visit/destination.ts).
    const isLost = remember !== undefined && !store(destinationKey, remember)
    leaveFor(isLost ? `${decision.to}?to=${encodeURIComponent(remember)}` : decision.to)
    return
  }
  root.classList.add('js')
  whenLoadedAndIdle(() => {
    // Once the app runs it keeps the city itself, and it may be another by now.
    if (city && !isHydrated()) store(selectedCityKey, city)
  })
  // Should the scripts never arrive, the page must read as it does without JavaScript.
  window.setTimeout(() => {
    if (!isHydrated()) root.classList.remove('js')
  }, patience)
}

/** Goes to another document of this site; nothing of this one is painted. */
export function leaveFor(address: string): void {
  root.style.visibility = 'hidden'
  window.location.replace(address)
}

/** Does what may be slow, like touching storage, when the loaded page is idle; who leaves sooner is not forgotten. */
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
