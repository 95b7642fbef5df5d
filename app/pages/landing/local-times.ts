import { useEffect, useState } from 'react'
import { type CityKey, cityList } from '~/site/cities'

/** The time of day in every city, `21:40`; undefined until the visitor's own clock can be read. */
export function useLocalTimes(): Record<CityKey, string> | undefined {
  const [times, setTimes] = useState<Record<CityKey, string>>()
  useEffect(() => {
    const read = () => setTimes(localTimes(new Date()))
    // Not with the effects of hydration: six clocks of the browser's own take a task for themselves.
    const first = window.setTimeout(read)
    const timer = window.setInterval(read, 10_000)
    return () => {
      window.clearTimeout(first)
      window.clearInterval(timer)
    }
  }, [])
  return times
}

/** What the clocks of the cities say at an instant. */
export function localTimes(now: Date): Record<CityKey, string> {
  return Object.fromEntries(
    cityList.map(({ key, timeZone }) => [
      key,
      new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
        now,
      ),
    ]),
  ) as Record<CityKey, string>
}
