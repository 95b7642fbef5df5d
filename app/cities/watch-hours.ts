import type { Hours } from './hours'

/** How often the clock is checked, ms. */
const pace = 10_000

/**
 * Reports the hours of the cities now and whenever they change. Returns a function that stops it. Does
 * nothing if the browser has no workers. It runs in a worker, because the first use of `Intl` blocks a
 * phone for a tenth of a second.
 */
export function watchHours(tell: (hours: Hours) => void): () => void {
  if (!window.Worker) return () => undefined
  const worker = new Worker(new URL('./hours-worker.ts', import.meta.url), { type: 'module' })
  let told = ''
  worker.addEventListener('message', ({ data }: MessageEvent<Hours>) => {
    const text = JSON.stringify(data)
    if (text !== told) tell(data)
    told = text
  })
  const ask = () => worker.postMessage(Date.now())
  ask()
  const timer = window.setInterval(ask, pace)
  // Timers are throttled in a background tab and stop on a sleeping computer.
  document.addEventListener('visibilitychange', ask)
  return () => {
    window.clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
    worker.terminate()
  }
}
