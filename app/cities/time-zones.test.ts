import { expect, test } from 'vitest'
import { type TimeZone, timeZones } from './time-zones'

const year = new Date().getUTCFullYear()

// SITE-5
test.each(Object.keys(timeZones) as TimeZone[])('%s has the offsets of Intl', (timeZone) => {
  expect(timeZones[timeZone]).toEqual({
    summer: hoursAhead(timeZone, Date.UTC(year, 6, 15, 12)),
    winter: hoursAhead(timeZone, Date.UTC(year, 0, 15, 12)),
  })
})

/** The UTC offset of a zone at an instant, hours. */
function hoursAhead(timeZone: string, instant: number): number {
  const shown = new Date(instant).toLocaleString('en-US', { timeZone })
  const utc = new Date(instant).toLocaleString('en-US', { timeZone: 'UTC' })
  return (Date.parse(shown) - Date.parse(utc)) / 3_600_000
}
