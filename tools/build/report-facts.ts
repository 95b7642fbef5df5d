import { type Facts, facts, unconfirmedFacts } from '../../app/site/facts.ts'
import { site } from '../../app/site/site.ts'

/** One line for each fact that the company has yet to confirm, and what visitors see meanwhile. */
function factLines(): string[] {
  const names = unconfirmedFacts()
  const lines = names.map((name) => `  ${name}: ${shownMeanwhile(name)}`)
  if (site.email.display.endsWith('.example')) {
    lines.push('  phone, e-mail and social links: examples that nobody owns (app/site/site.ts)')
  }
  return lines
}

function shownMeanwhile(name: keyof Facts): string {
  const { value } = facts[name]
  return value === undefined
    ? 'unknown; the legal pages show a gap where they need it, other pages leave it out'
    : `taken to be ${JSON.stringify(value)}`
}

/** Says which facts a site that is meant for visitors still lacks; the build goes on. */
export function reportUnconfirmedFacts(): void {
  const lines = factLines()
  if (lines.length === 0) return
  console.warn(
    `${lines.length} facts are not confirmed by the company (app/site/facts.ts):\n${lines.join('\n')}\n`,
  )
}
