/** What the templates take from the site: facts, addresses, the three steps and colours, each a `<%name%>`. */
import { facts, timeZoneName } from '../app/site/facts.ts'
import { site } from '../app/site/site.ts'
import { nextSteps, nextStepsTitle } from '../app/site/texts/next-steps.ts'
import { palette } from '../app/styles/palette.ts'

export const templateValues = {
  ...palette,
  // Clients of e-mail mix no colours.
  'hairline-on-light': mixed(palette.gold, 35, palette.paper),
  'hairline-on-dark': mixed(palette.gold, 35, palette.umber),
  phone: site.phone,
  email: site.email,
  replyTime: facts.replyTime.value,
  hours: facts.hours.value,
  timeZone: timeZoneName(),
  nextStepsTitle,
  nextSteps: nextSteps.map((step, index) => ({ ...step, number: index + 1 })),
}

/** So many per cent of a colour over another, as `color-mix` in sRGB makes it. */
function mixed(colour: string, percent: number, ground: string): string {
  const [over, under] = [colour, ground].map((text) => Buffer.from(text.slice(1), 'hex'))
  const parts = [0, 1, 2].map(
    (at) => percent * (over?.[at] ?? 0) + (100 - percent) * (under?.[at] ?? 0),
  )
  return `#${Buffer.from(parts.map((part) => Math.round(part / 100))).toString('hex')}`
}
