/** The sky over a city at an instant, computed from date and place (HOUR-1). */
import { getPosition, getTimes } from 'suncalc'
import { type CityKey, cities, cityKeys } from './cities.ts'

/** The lights in which a city is shown. */
export type Light = 'golden' | 'night' | 'haze'

/** The light is golden while the sun's altitude is between these, degrees. */
const golden = { from: -4, to: 7 }

const minute = 60_000
const day = 24 * 60 * minute

/** A place on earth, degrees north and east. */
export interface Coordinates {
  latitude: number
  longitude: number
}

/** The sky over a place. */
export interface Sky {
  light: Light
  /** Whether the sun is above the horizon. */
  sunUp: boolean
  /** Minutes to the next sunrise or sunset, whichever is first; undefined if there is none within a day. */
  next?: { event: 'sunrise' | 'sunset'; minutes: number }
  /** Minutes since the last one, likewise. */
  last?: { event: 'sunrise' | 'sunset'; minutes: number }
}

/** The altitude of the sun, degrees; negative below the horizon. */
export function sunAltitude({ latitude, longitude }: Coordinates, now: Date): number {
  return getPosition(now, latitude, longitude).altitude
}

/** The light for an altitude of the sun, degrees. */
export function lightOf(altitude: number): Light {
  if (altitude < golden.from) return 'night'
  return altitude > golden.to ? 'haze' : 'golden'
}

/** The sky over a place at an instant. */
export function skyAt(place: Coordinates, now: Date): Sky {
  const events = sunEvents(place, now)
  const last = events.findLast(({ at }) => at <= now.getTime())
  const next = events.find(({ at }) => at > now.getTime())
  const altitude = sunAltitude(place, now)
  return {
    light: lightOf(altitude),
    // Sunrise is when the upper edge of the disc appears. Without sunrise and sunset the altitude decides.
    sunUp: last ? last.event === 'sunrise' : altitude > -0.833,
    ...(next && { next: minutesFrom(now, next) }),
    ...(last && { last: minutesFrom(now, last) }),
  }
}

/** The city whose sunset, past or coming, is nearest (LAND-2). */
export function cityNearestToSunset(now: Date): CityKey {
  const distances = cityKeys.map((key) => {
    const sunsets = sunEvents(cities[key].coordinates, now).filter(
      ({ event }) => event === 'sunset',
    )
    return Math.min(...sunsets.map(({ at }) => Math.abs(at - now.getTime())))
  })
  return cityKeys[distances.indexOf(Math.min(...distances))] ?? cityKeys[0]
}

interface SunEvent {
  event: 'sunrise' | 'sunset'
  /** Instant, ms. */
  at: number
}

/** Sunrises and sunsets from a day before the instant to a day after it, in order. */
function sunEvents({ latitude, longitude }: Coordinates, now: Date): SunEvent[] {
  return [-1, 0, 1]
    .flatMap((days) => {
      const times = getTimes(new Date(now.getTime() + days * day), latitude, longitude)
      return (['sunrise', 'sunset'] as const).map((event) => ({ event, at: times[event] }))
    })
    .flatMap(({ event, at }) => (at ? [{ event, at: at.getTime() }] : []))
    .filter(({ at }) => Math.abs(at - now.getTime()) <= day)
    .sort((a, b) => a.at - b.at)
}

function minutesFrom(now: Date, { event, at }: SunEvent): NonNullable<Sky['next']> {
  return { event, minutes: Math.floor(Math.abs(at - now.getTime()) / minute) }
}
