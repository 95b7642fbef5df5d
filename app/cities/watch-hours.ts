import type { Hours } from './hours'

/** How often the clock is looked at, ms. */
const pace = 10_000

/**
 * Tells the hours of the cities now and whenever they have changed, until it is stopped; never where
 * the browser has no workers. In a thread of its own: the first use of `Intl` takes a phone a tenth of
 * a second.
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
  // A tab in the background is asked rarely, a sleeping computer not at all.
  document.addEventListener('visibilitychange', ask)
  return () => {
    window.clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
    worker.terminate()
  }
}
