import type { Sky } from '~/cities/sky'
import { landingTexts } from '~/site/texts/landing'

/** Sunrises and sunsets are announced this long before, minutes, and sunrises this long after. */
const soon = 60
const justNow = 20

/** The sky in a few words: "the sun sets in 22 minutes" (LAND-3). */
export function skyPhrase({ light, sunUp, next, last }: Sky): string {
  const { sky } = landingTexts
  if (light === 'night') return sky.night
  if (next && next.minutes < soon) {
    return next.event === 'sunset' ? sky.sets(next.minutes) : sky.rises(next.minutes)
  }
  if (last?.event === 'sunset' && last.minutes < soon) return sky.hasSet
  if (last?.event === 'sunrise' && last.minutes < justNow) return sky.hasRisen
  if (light === 'haze') return sky.day
  return sunUp ? sky.lowSun : sky.twilight
}
