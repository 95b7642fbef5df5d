/**
 * When the form's script loads: after the first paint, once a visitor comes near the form. React
 * hydrates the prerendered form in place when the script has loaded and the visitor is not scrolling,
 * because hydration blocks a few frames.
 */
import { lazy, useSyncExternalStore } from 'react'
import { scrollIdle } from '~/browser/scroll-idle'

/** Delays before each attempt to load the script, ms. Some browsers cache the first failure. */
const pauses = [0, 1_500, 5_000]

/** `failed`: the script cannot be loaded. */
let state: 'waiting' | 'loading' | 'failed' = 'waiting'
const listeners = new Set<() => void>()
let release: (module: FormModule) => void
const loaded = new Promise<FormModule>((resolve) => {
  release = resolve
})

let hurry: () => void
const hurried = new Promise<void>((resolve) => {
  hurry = resolve
})

type FormModule = typeof import('./contact-form')

/** The form itself. It never rejects: a missing script must not break the page. */
export const LazyContactForm = lazy(() => (import.meta.env.SSR ? import('./contact-form') : loaded))

/** Loads the form's script, once. */
export function requestForm(): void {
  if (state === 'waiting') void load()
}

/** The visitor uses the form, or sees none yet: hydrates as soon as the script has loaded. */
export function hurryForm(): void {
  hurry()
  requestForm()
}

/** Whether the form's script failed to load. */
export function useFormFailed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => state === 'failed',
    () => false,
  )
}

async function load(): Promise<void> {
  state = 'loading'
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    try {
      const module = await import('./contact-form')
      await Promise.race([hurried, scrollIdle()])
      release(module)
      return
    } catch (error) {
      console.error('Levo: the script of the contact form did not arrive.', error)
    }
  }
  state = 'failed'
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
