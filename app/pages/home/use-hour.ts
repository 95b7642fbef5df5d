import { useEffect, useState } from 'react'
import { afterLoad } from '~/browser/after-load'
import { prefersStillness } from '~/browser/reduced-motion'
import type { CityKey } from '~/cities/cities'
import { lightPicture } from '~/cities/city-pictures'
import type { Light } from '~/cities/sky'
import { watchHours } from '~/cities/watch-hours'
import type { Arrival } from '~/components/later-light'
import type { PictureSource } from '~/pictures/picture-source'

/** What is shown over the hero's golden picture at an hour. */
export interface HeroHour {
  /** The picture of the hour, after the largest paint; none for golden. */
  picture?: PictureSource
  /** The light of the hero: golden until another picture has loaded. */
  light: Light
  /** Whether the light stays golden, so that the film may play. */
  filmed: boolean
  /** Call when a picture has loaded or failed, and when it covers the one beneath. */
  onArrival: (id: string, arrival: Arrival) => void
  onCovered: () => void
}

/**
 * The light of a city's hero over the hours; always golden if the visitor prefers stillness (HOUR-4, HOUR-5).
 * `alwaysGolden`: a service page keeps golden light, because its own picture below the hero shows dusk.
 */
export function useHour(city: CityKey, { alwaysGolden }: { alwaysGolden: boolean }): HeroHour {
  const [current, setLight] = useState<Light>()
  const light = current && alwaysGolden ? 'golden' : current
  const [settled, setSettled] = useState(false)
  const [arrivals, setArrivals] = useState<Readonly<Record<string, Arrival>>>({})
  const [filmed, setFilmed] = useState(false)

  useEffect(() => {
    if (prefersStillness()) return
    const cancel = afterLoad(() => setSettled(true))
    const stop = watchHours((hours) => setLight(hours[city].sky.light))
    return () => {
      cancel()
      stop()
      // Another city has another light.
      setLight(undefined)
      setFilmed(false)
    }
  }, [city])

  const wanted = light && lightPicture(city, light)
  const arrival = wanted && arrivals[wanted.id]
  const isGolden = light !== undefined && (!wanted || arrival === 'failed')
  useEffect(() => {
    // The film stays until the picture of the next hour covers it.
    if (isGolden) setFilmed(true)
  }, [isGolden])

  return {
    picture: settled ? wanted : undefined,
    light: settled && arrival === 'loaded' && light ? light : 'golden',
    filmed,
    onArrival: (id, how) => setArrivals((known) => ({ ...known, [id]: how })),
    onCovered: () => setFilmed(false),
  }
}
