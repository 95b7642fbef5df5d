import { describe, expect, test } from 'vitest'
import { cities, cityKeys } from './cities'
import { type Coordinates, cityNearestToSunset, lightOf, skyAt, sunAltitude } from './sky'

const minute = 60_000
const tromso: Coordinates = { latitude: 69.65, longitude: 18.96 }

/**
 * Sunrise and sunset of the UTC day, ms, by NOAA's Solar Calculator (Global Monitoring Laboratory,
 * "Solar Calculation Details", the spreadsheet NOAA_Solar_Calculations_day). `undefined` if the sun
 * stays on one side of the horizon.
 */
function noaa({ latitude, longitude }: Coordinates, date: string) {
  const { sin, cos, tan, acos, asin, PI } = Math
  const rad = PI / 180
  const midnight = Date.parse(`${date}T00:00:00Z`)
  // Computed twice: the second pass uses the instant that the first one found.
  const at = (sign: -1 | 1, guess: number): number => {
    const century = (guess / 86_400_000 + 2_440_587.5 - 2_451_545) / 36_525
    const meanLongitude = (280.46646 + century * (36_000.76983 + century * 0.0003032)) % 360
    const meanAnomaly = 357.52911 + century * (35_999.05029 - 0.0001537 * century)
    const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century)
    const centre =
      sin(meanAnomaly * rad) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
      sin(2 * meanAnomaly * rad) * (0.019993 - 0.000101 * century) +
      sin(3 * meanAnomaly * rad) * 0.000289
    const node = (125.04 - 1_934.136 * century) * rad
    const longitudeOfSun = meanLongitude + centre - 0.00569 - 0.00478 * sin(node)
    const seconds = 21.448 - century * (46.815 + century * (0.00059 - century * 0.001813))
    const obliquity = (23 + (26 + seconds / 60) / 60 + 0.00256 * cos(node)) * rad
    const declination = asin(sin(obliquity) * sin(longitudeOfSun * rad))
    const y = tan(obliquity / 2) ** 2
    const equationOfTime =
      (4 / rad) *
      (y * sin(2 * meanLongitude * rad) -
        2 * eccentricity * sin(meanAnomaly * rad) +
        4 * eccentricity * y * sin(meanAnomaly * rad) * cos(2 * meanLongitude * rad) -
        0.5 * y * y * sin(4 * meanLongitude * rad) -
        1.25 * eccentricity ** 2 * sin(2 * meanAnomaly * rad))
    const hourAngle =
      acos(
        cos(90.833 * rad) / (cos(latitude * rad) * cos(declination)) -
          tan(latitude * rad) * tan(declination),
      ) / rad
    return midnight + (720 - 4 * longitude - equationOfTime + sign * 4 * hourAngle) * minute
  }
  const noon = midnight + 12 * 60 * minute
  return { sunrise: at(-1, at(-1, noon)), sunset: at(1, at(1, noon)) }
}

const dates = ['2026-03-20', '2026-06-21', '2026-09-23', '2026-12-21']

describe.each([...cityKeys.map((key) => [key, cities[key].coordinates] as const)])(
  'the sun of %s',
  (_, place) => {
    // HOUR-1
    test.each(dates)("matches NOAA's sunrise and sunset on %s within two minutes", (date) => {
      const expected = noaa(place, date)
      for (const event of ['sunrise', 'sunset'] as const) {
        const { next } = skyAt(place, new Date(expected[event] - 10 * minute))
        expect(next?.event).toBe(event)
        expect(Math.abs((next?.minutes ?? 0) - 10)).toBeLessThanOrEqual(2)
        const { last } = skyAt(place, new Date(expected[event] + 10 * minute))
        expect(last?.event).toBe(event)
        expect(Math.abs((last?.minutes ?? 0) - 10)).toBeLessThanOrEqual(2)
      }
    })
  },
)

// HOUR-1: as published by timeanddate.com, in local time.
test.each([
  ['dubai', '2026-06-21', '05:29', '19:12', 4],
  ['zurich', '2026-12-21', '08:10', '16:38', 1],
  ['oslo', '2026-06-21', '03:54', '22:44', 2],
  ['new-york', '2026-12-21', '07:17', '16:32', -5],
  ['beirut', '2026-03-20', '05:42', '17:50', 2],
  ['stockholm', '2026-12-21', '08:44', '14:48', 1],
] as const)('%s has the published sunrise and sunset of %s', (key, date, rise, set, ahead) => {
  for (const [event, clock] of [
    ['sunrise', rise],
    ['sunset', set],
  ] as const) {
    const published = Date.parse(`${date}T${clock}:00Z`) - ahead * 60 * minute
    const { next } = skyAt(cities[key].coordinates, new Date(published - 30 * minute))
    expect(next?.event).toBe(event)
    expect(Math.abs((next?.minutes ?? 0) - 30)).toBeLessThanOrEqual(2)
  }
})

// HOUR-1
test('in Tromsø the sun stays up in June and down in December', () => {
  const summer = skyAt(tromso, new Date('2026-06-21T23:00:00Z'))
  expect(summer).toEqual({ light: 'golden', sunUp: true })
  const winter = skyAt(tromso, new Date('2026-12-21T11:00:00Z'))
  expect(winter).toEqual({ light: 'golden', sunUp: false })
  expect(skyAt(tromso, new Date('2026-12-21T20:00:00Z')).light).toBe('night')
})

// HOUR-1
test.each([
  [-4.1, 'night'],
  [-4, 'golden'],
  [7, 'golden'],
  [7.1, 'haze'],
] as const)('a sun at %d degrees gives %s light', (altitude, light) => {
  expect(lightOf(altitude)).toBe(light)
})

// HOUR-1
test.each(cityKeys)('%s passes through all lights on a spring day, golden in between', (key) => {
  const lights: string[] = []
  for (let minutes = 0; minutes < 24 * 60; minutes += 5) {
    const now = new Date(Date.parse('2026-03-20T00:00:00Z') + minutes * minute)
    const { light } = skyAt(cities[key].coordinates, now)
    expect(light).toBe(lightOf(sunAltitude(cities[key].coordinates, now)))
    if (lights.at(-1) !== light) lights.push(light)
  }
  const order = ['night', 'golden', 'haze', 'golden']
  const from = order.indexOf(lights[0] ?? '')
  // The light that follows golden tells whether it is before or after noon.
  const start = lights[0] === 'golden' && lights[1] === 'night' ? 3 : from
  for (const [index, light] of lights.entries()) expect(light).toBe(order[(start + index) % 4])
})

// LAND-2
test.each([
  ['2026-06-21T15:10:00Z', 'dubai'],
  ['2026-06-21T16:50:00Z', 'beirut'],
  ['2026-06-21T19:25:00Z', 'zurich'],
  ['2026-06-21T20:08:00Z', 'stockholm'],
  ['2026-06-21T20:44:00Z', 'oslo'],
  ['2026-06-22T00:30:00Z', 'new-york'],
  ['2026-12-21T21:40:00Z', 'new-york'],
] as const)('at %s the city nearest to its sunset is %s', (instant, city) => {
  expect(cityNearestToSunset(new Date(instant))).toBe(city)
})
