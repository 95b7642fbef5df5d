/** Runs a task when the page has loaded and the browser is idle. Returns a function that cancels it. */
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
 * Runs a task when the browser is idle, even if fonts or pictures are still loading, and after
 * `timeout` ms at the latest.
 */
export function whenFree(task: () => void, timeout = 4_000): void {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(() => task(), { timeout })
  } else window.setTimeout(task, 200)
}
