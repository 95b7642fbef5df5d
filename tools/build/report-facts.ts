import { type Facts, facts, unconfirmedFacts } from '../../app/site/facts.ts'
import { site } from '../../app/site/site.ts'

/** One line for each unconfirmed fact, with what visitors see until the company confirms it. */
function factLines(): string[] {
  const names = unconfirmedFacts()
  const lines = names.map((name) => `  ${name}: ${shownMeanwhile(name)}`)
  if (site.email.display.endsWith('.example')) {
    lines.push('  phone, e-mail and social links: placeholders (app/site/site.ts)')
  }
  return lines
}

function shownMeanwhile(name: keyof Facts): string {
  const { value } = facts[name]
  return value === undefined
    ? 'unknown; legal pages show a gap, other pages omit it'
    : `shown as ${JSON.stringify(value)}`
}

/** Warns about unconfirmed facts. The build continues. */
export function reportUnconfirmedFacts(): void {
  const lines = factLines()
  if (lines.length === 0) return
  console.warn(
    `${lines.length} facts are not confirmed by the company (app/site/facts.ts):\n${lines.join('\n')}\n`,
  )
}
