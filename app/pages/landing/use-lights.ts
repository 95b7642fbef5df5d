import { useCallback, useEffect, useMemo, useState } from 'react'
import { prefersStillness } from '~/browser/reduced-motion'
import { type CityKey, cityKeys } from '~/cities/cities'
import { lightPicture } from '~/cities/city-pictures'
import type { Hours } from '~/cities/hours'
import type { Arrival } from '~/components/later-light'
import type { PictureSource } from '~/pictures/picture-source'

/** How long the panes wait for the last picture so that all fade in by order, ms. */
const timeout = 4_000

/**
 * The panes' pictures of the hour. They appear together, once all have loaded or failed; later ones, as
 * the sun moves on, appear as each loads (HOUR-3).
 */
export function useLights(hours: Hours | undefined): {
  /** A city's picture of the hour; none for golden, and if a visitor prefers stillness. */
  of: (city: CityKey) => PictureSource | undefined
  shown: boolean
  /** Whether a city's pane shows haze, over which text is ink. */
  isHazy: (city: CityKey) => boolean
  /** Call when a picture has loaded or failed. */
  arrive: (id: string, arrival: Arrival) => void
} {
  const [still, setStill] = useState(true)
  const [arrived, setArrived] = useState<ReadonlyMap<string, Arrival>>(new Map())
  const [shown, setShown] = useState(false)

  useEffect(() => setStill(prefersStillness()), [])

  const of = useCallback(
    (city: CityKey) => (hours && !still ? lightPicture(city, hours[city].sky.light) : undefined),
    [hours, still],
  )
  const arrive = useCallback(
    (id: string, arrival: Arrival) => setArrived((known) => new Map(known).set(id, arrival)),
    [],
  )

  const known = hours !== undefined && !still
  const complete = useMemo(
    () =>
      known &&
      cityKeys.every((city) => {
        const picture = of(city)
        return !picture || arrived.has(picture.id)
      }),
    [known, of, arrived],
  )
  useEffect(() => {
    if (!known || shown) return
    if (complete) return setShown(true)
    const timer = window.setTimeout(() => setShown(true), timeout)
    return () => window.clearTimeout(timer)
  }, [known, complete, shown])

  function isHazy(city: CityKey): boolean {
    const picture = of(city)
    return (
      shown &&
      hours?.[city].sky.light === 'haze' &&
      !!picture &&
      arrived.get(picture.id) === 'loaded'
    )
  }

  return { of, shown, isHazy, arrive }
}
