/**
 * The time zones of the cities and of the office. Written down, though the browser could count them:
 * its first use of `Intl` takes a tenth of a second of a phone's start
 * (docs/decisions/002-scripts-after-the-first-paint.md). A test compares them with `Intl`'s.
 */

/** How far a zone's clocks are ahead of UTC, hours; behind is below zero. Summer is July, winter January. */
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
