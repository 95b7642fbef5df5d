import { facts, unconfirmedFacts } from '../../app/site/facts.ts'
import { site } from '../../app/site/site.ts'

/** Warns about unconfirmed facts, with what visitors see until the company confirms them. */
export function reportUnconfirmedFacts(): void {
  const lines = unconfirmedFacts().map((name) => {
    const { value } = facts[name]
    const shown = value === undefined ? 'unknown; legal pages show a gap' : JSON.stringify(value)
    return `  ${name}: ${shown}`
  })
  if (site.email.display.endsWith('.example')) {
    lines.push('  phone, e-mail and social links: placeholders (app/site/site.ts)')
  }
  if (lines.length === 0) return
  console.warn(
    `${lines.length} facts are not confirmed by the company (app/site/facts.ts):\n${lines.join('\n')}\n`,
  )
}
