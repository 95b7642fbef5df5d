import { useEffect, useState } from 'react'
import type { CityKey } from '~/cities/cities'

/**
 * The time of day in every city, `21:40`; undefined until it is known, and where the browser has no
 * workers. In a thread of its own: the first use of `Intl` takes a phone a tenth of a second.
 */
export function useLocalTimes(): Record<CityKey, string> | undefined {
  const [times, setTimes] = useState<Record<CityKey, string>>()
  useEffect(() => {
    if (!window.Worker) return
    const worker = new Worker(new URL('./local-times-worker.ts', import.meta.url), {
      type: 'module',
    })
    worker.addEventListener('message', ({ data }) => setTimes(data))
    const ask = () => worker.postMessage(Date.now())
    ask()
    const timer = window.setInterval(ask, 10_000)
    return () => {
      window.clearInterval(timer)
      worker.terminate()
    }
  }, [])
  return times
}
