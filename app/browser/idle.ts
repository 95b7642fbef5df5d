/** Runs a task when the page has loaded and the browser has nothing better to do; returns how to cancel. */
export function whenIdle(task: () => void): () => void {
  let cancelled = false
  const schedule = () => {
    if (cancelled) return
    whenFree(() => {
      if (!cancelled) task()
    })
  }
  if (document.readyState === 'complete') schedule()
  else window.addEventListener('load', schedule, { once: true })
  return () => {
    cancelled = true
    window.removeEventListener('load', schedule)
  }
}

/**
 * Runs a task when the browser has nothing better to do, though a font or a picture may still be on
 * its way; after `patience` ms in any case.
 */
export function whenFree(task: () => void, patience = 4_000): void {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(() => task(), { timeout: patience })
  } else window.setTimeout(task, 200)
}
