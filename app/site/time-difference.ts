/** The time difference between the office and a city as text, so that no text computes it itself. */
import { type CityKey, cities } from '../cities/cities.ts'
import { numberWord } from '../cities/city-words.ts'
import { type HoursAhead, type TimeZone, timeZones } from '../cities/time-zones.ts'
import { facts } from './facts.ts'

/**
 * Completes "Our team is in Dubai": `two hours ahead of Zurich in summer and three in winter`,
 * `three hours ahead of Riga`, `on the same time as Dubai`. Summer is July.
 */
export function timeDifference(city: CityKey, timeZone = facts.timeZone.value): string {
  const { summer, winter } = officeAhead(city, timeZone)
  return differenceInWords(summer, winter, cities[city].name)
}

/**
 * The office hours in a city's local time, as a sentence; empty if both times agree: `In New York that
 * is 1AM to 10AM in summer, midnight to 9AM in winter.` No line breaks within the hours.
 */
export function officeHoursThere(
  city: CityKey,
  officeHours = facts.hours.value,
  timeZone = facts.timeZone.value,
): string {
  const { name } = cities[city]
  const hours = officeHours.match(/\d+(?::\d\d)?[AP]M/g)?.map(hourOfDay)
  if (hours?.length !== 2) return ''
  const { summer, winter } = officeAhead(city, timeZone)
  if (summer === 0 && winter === 0) return ''
  const shown = [summer, winter].map((ahead) =>
    hours.map((hour) => shownHour(hour - ahead)).join('\u00a0to\u00a0'),
  )
  return summer === winter
    ? `In ${name} that is ${shown[0]}.`
    : `In ${name} that is ${shown[0]} in summer, ${shown[1]} in winter.`
}

/** `6PM`, `5:30PM` as hours since midnight. */
function hourOfDay(text: string): number {
  const [hour = 0, minutes = 0] = text.split(':').map((part) => Number.parseInt(part, 10))
  return (hour % 12) + minutes / 60 + (text.endsWith('PM') ? 12 : 0)
}

/** Hours since midnight as `6PM`, `5:30AM`, `midnight`. */
function shownHour(hours: number): string {
  const hour = (hours + 24) % 24
  if (hour === 0) return 'midnight'
  if (hour === 12) return 'noon'
  const minutes = (hour % 1) * 60
  return `${Math.floor(hour) % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}${hour < 12 ? 'AM' : 'PM'}`
}

/** The text of `timeDifference` for known hours: in summer, in winter; behind is negative. */
export function differenceInWords(summer: number, winter: number, name: string): string {
  if (summer === winter) return phrase(summer, name)
  if (summer * winter > 0) return `${phrase(summer, name)} in summer and ${count(winter)} in winter`
  return `${phrase(summer, name)} in summer and ${phrase(winter, name)} in winter`
}

function phrase(hours: number, name: string): string {
  if (hours === 0) return `on the same time as ${name}`
  const side = hours > 0 ? 'ahead of' : 'behind'
  return `${count(hours)} ${Math.abs(hours) === 1 ? 'hour' : 'hours'} ${side} ${name}`
}

function count(hours: number): string {
  return numberWord(Math.abs(hours))
}

/** How many hours the office is ahead of a city. */
function officeAhead(city: CityKey, timeZone: TimeZone): HoursAhead {
  const office = timeZones[timeZone]
  const there = timeZones[cities[city].timeZone]
  return { summer: office.summer - there.summer, winter: office.winter - there.winter }
}
