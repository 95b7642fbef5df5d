/**
 * The UTC offsets of the cities and of the office. Written out, because the first use of `Intl` takes a
 * phone a tenth of a second during start-up (docs/decisions/002-scripts-after-the-first-paint.md). A
 * test compares them with `Intl`.
 */

/** A zone's UTC offset, hours; west is negative. Summer is July, winter January. */
export interface HoursAhead {
  readonly summer: number
  readonly winter: number
}

export const timeZones = {
  'America/New_York': { summer: -4, winter: -5 },
  'Asia/Beirut': { summer: 3, winter: 2 },
  'Asia/Dubai': { summer: 4, winter: 4 },
  'Europe/Oslo': { summer: 2, winter: 1 },
  'Europe/Stockholm': { summer: 2, winter: 1 },
  'Europe/Zurich': { summer: 2, winter: 1 },
} as const satisfies Record<string, HoursAhead>

/** An IANA time zone of the list above. */
export type TimeZone = keyof typeof timeZones
