/** Runs a task when the page has loaded and the browser has nothing better to do; returns how to cancel. */
export function whenIdle(task: () => void): () => void {
  let cancelled = false
  const run = () => {
    if (!cancelled) task()
  }
  const schedule = () => {
    if (cancelled) return
    if (typeof window.requestIdleCallback === 'function') {
      window.requestIdleCallback(run, { timeout: 4_000 })
    } else window.setTimeout(run, 200)
  }
  if (document.readyState === 'complete') schedule()
  else window.addEventListener('load', schedule, { once: true })
  return () => {
    cancelled = true
    window.removeEventListener('load', schedule)
  }
}
