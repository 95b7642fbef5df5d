import { expect, test } from 'vitest'
import { cities, cityKeys } from './cities'
import { type Coordinates, cityNearestToSunset, lightOf, skyAt, sunAltitude } from './sky'

const minute = 60_000
const tromso: Coordinates = { latitude: 69.65, longitude: 18.96 }

// HOUR-1: by NOAA's Solar Calculator (Global Monitoring Laboratory), to the minute.
test.each([
  ['dubai', '2026-03-20T02:23Z', '2026-03-20T14:30Z'],
  ['dubai', '2026-06-21T01:29Z', '2026-06-21T15:12Z'],
  ['dubai', '2026-09-23T02:08Z', '2026-09-23T14:15Z'],
  ['dubai', '2026-12-21T03:00Z', '2026-12-21T13:34Z'],
  ['zurich', '2026-03-20T05:29Z', '2026-03-20T17:38Z'],
  ['zurich', '2026-06-21T03:29Z', '2026-06-21T19:26Z'],
  ['zurich', '2026-09-23T05:14Z', '2026-09-23T17:22Z'],
  ['zurich', '2026-12-21T07:10Z', '2026-12-21T15:38Z'],
  ['oslo', '2026-03-20T05:19Z', '2026-03-20T17:31Z'],
  ['oslo', '2026-06-21T01:54Z', '2026-06-21T20:44Z'],
  ['oslo', '2026-09-23T05:03Z', '2026-09-23T17:14Z'],
  ['oslo', '2026-12-21T08:18Z', '2026-12-21T14:12Z'],
  ['new-york', '2026-03-20T10:59Z', '2026-03-20T23:08Z'],
  ['new-york', '2026-06-21T09:25Z', '2026-06-22T00:31Z'],
  ['new-york', '2026-09-23T10:45Z', '2026-09-23T22:51Z'],
  ['new-york', '2026-12-21T12:17Z', '2026-12-21T21:32Z'],
  ['beirut', '2026-03-20T03:42Z', '2026-03-20T15:49Z'],
  ['beirut', '2026-06-21T02:27Z', '2026-06-21T16:52Z'],
  ['beirut', '2026-09-23T03:27Z', '2026-09-23T15:34Z'],
  ['beirut', '2026-12-21T04:39Z', '2026-12-21T14:33Z'],
  ['stockholm', '2026-03-20T04:50Z', '2026-03-20T17:02Z'],
  ['stockholm', '2026-06-21T01:31Z', '2026-06-21T20:08Z'],
  ['stockholm', '2026-09-23T04:34Z', '2026-09-23T16:45Z'],
  ['stockholm', '2026-12-21T07:43Z', '2026-12-21T13:48Z'],
] as const)('in %s the sun rises at %s and sets at %s, within two minutes', (key, rise, set) => {
  for (const [event, instant] of Object.entries({ sunrise: rise, sunset: set })) {
    const at = (minutes: number) =>
      skyAt(cities[key].coordinates, new Date(Date.parse(instant) + minutes * minute))
    for (const one of [at(-10).next, at(10).last]) {
      expect(one?.event).toBe(event)
      expect(Math.abs((one?.minutes ?? 0) - 10)).toBeLessThanOrEqual(2)
    }
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
