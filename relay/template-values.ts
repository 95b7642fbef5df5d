/** Values of the site for the templates, each a `<%name%>`: facts, addresses, the three steps and colours. */
import { facts, timeZoneName } from '../app/site/facts.ts'
import { site } from '../app/site/site.ts'
import { nextSteps, nextStepsTitle } from '../app/site/texts/next-steps.ts'
import { palette } from '../app/styles/palette.ts'

export const templateValues = {
  ...palette,
  // E-mail clients do not support `color-mix`.
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

/** Mixes a percentage of a colour with another, like `color-mix` in sRGB. */
function mixed(colour: string, percent: number, ground: string): string {
  const [over, under] = [colour, ground].map((text) => Buffer.from(text.slice(1), 'hex'))
  const parts = [0, 1, 2].map(
    (at) => percent * (over?.[at] ?? 0) + (100 - percent) * (under?.[at] ?? 0),
  )
  return `#${Buffer.from(parts.map((part) => Math.round(part / 100))).toString('hex')}`
}
