/** Longest wait for the largest paint if the browser does not report it, ms after load. */
const settle = 600

/**
 * Runs a task after the largest paint: once the page has loaded and settled. Later navigations have no
 * largest paint, so the task runs as soon as the browser is idle.
 */
export function afterLoad(task: () => void): () => void {
  let timer: number | undefined
  const schedule = () => {
    timer = window.setTimeout(task, settle)
  }
  if (document.readyState === 'complete') schedule()
  else window.addEventListener('load', schedule, { once: true })
  return () => {
    window.clearTimeout(timer)
    window.removeEventListener('load', schedule)
  }
}
