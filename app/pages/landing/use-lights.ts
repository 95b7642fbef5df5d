import { useCallback, useEffect, useMemo, useState } from 'react'
import { prefersStillness } from '~/browser/reduced-motion'
import { type CityKey, cityKeys } from '~/cities/cities'
import { lightPicture } from '~/cities/city-pictures'
import type { Hours } from '~/cities/hours'
import type { PictureSource } from '~/pictures/picture-source'

/** How long the panes wait for the last of their pictures, so that they fade in their order, ms. */
const patience = 4_000

/**
 * The pictures of the hour for the panes. They are shown together, once all have come or failed; later
 * ones, as the sun moves on, each when it has come (HOUR-3).
 */
export function useLights(hours: Hours | undefined): {
  /** A city's picture of the hour; none while it is golden, and where a visitor prefers stillness. */
  of: (city: CityKey) => PictureSource | undefined
  shown: boolean
  /** To be told that a picture has come or failed. */
  arrive: (id: string) => void
} {
  const [still, setStill] = useState(true)
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState(false)

  useEffect(() => setStill(prefersStillness()), [])

  const of = useCallback(
    (city: CityKey) => (hours && !still ? lightPicture(city, hours[city].sky.light) : undefined),
    [hours, still],
  )
  const arrive = useCallback((id: string) => setArrived((known) => new Set(known).add(id)), [])

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
    const timer = window.setTimeout(() => setShown(true), patience)
    return () => window.clearTimeout(timer)
  }, [known, complete, shown])

  return { of, shown, arrive }
}
