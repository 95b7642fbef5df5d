import { expect, test } from 'vitest'
import { facts, timeZoneName, unconfirmedFacts } from './facts'
import { landingTexts } from './texts/landing'

// LAND-1, SITE-5
test.each([
  ['Dubai', 'office'],
  ['costs nothing', 'costOfAsking'],
  ['proposal', 'fee'],
] as const)('the landing page says “%s” only while the fact "%s" does', (words, name) => {
  if (!landingTexts.asking.includes(words)) return
  expect(
    facts[name].value,
    `${name} in app/site/facts.ts does not say “${words}”, "asking" in app/site/texts/landing.ts does: correct it there`,
  ).toContain(words)
})

// SITE-6
test('the time zone has a name', () => {
  expect(timeZoneName()).toMatch(/^[A-Z][\p{L} ]+ time$/u)
})

// SITE-5
test('a fact without a value is never confirmed, and each unconfirmed one is named', () => {
  for (const [name, { value, confirmed }] of Object.entries(facts)) {
    if (value === undefined || value === '') expect(confirmed, name).toBe(false)
    expect(unconfirmedFacts().includes(name as keyof typeof facts), name).toBe(!confirmed)
  }
})
