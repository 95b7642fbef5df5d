/**
 * When the form's script arrives: after the first paint, once a visitor comes near it. The
 * prerendered form stands meanwhile; React takes it over in place when the script is here and the
 * visitor does not scroll: taking over would hold up a few frames.
 */
import { lazy, useSyncExternalStore } from 'react'
import { scrollIdle } from '~/browser/scroll-idle'

/** Pauses before each attempt to load the script, ms. Some browsers answer all from the first. */
const pauses = [0, 1_500, 5_000]

/** `failed`: the script cannot be had. */
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

/** The form itself. It never rejects: a page must not break because a script is missing. */
export const LazyContactForm = lazy(() => (import.meta.env.SSR ? import('./contact-form') : loaded))

/** Loads the form's script, once. */
export function requestForm(): void {
  if (state === 'waiting') void load()
}

/** The visitor is at the form, or sees none yet: it takes over as soon as its script is here. */
export function hurryForm(): void {
  hurry()
  requestForm()
}

/** Whether the form's script cannot be had. */
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
