import { expect, test } from 'vitest'
import { facts, timeZoneName, unconfirmedFacts } from './facts'
import { landingTexts } from './texts/landing'

test('what is fixed is confirmed and stands to the letter (SITE-5)', () => {
  expect(facts.office).toEqual({ value: 'Downtown Dubai, UAE', confirmed: true })
  expect(facts.hours).toEqual({ value: 'Monday - Friday: 9AM - 6PM', confirmed: true })
  expect(`We typically respond ${facts.replyTime.value}`).toBe(
    'We typically respond within 2 hours during business hours',
  )
})

// LAND-1, SITE-5
test('the landing page says in fewer words what the facts say of who answers, what follows and what asking costs', () => {
  expect(timeZoneName()).toBe('Dubai time')
  expect(facts.office.value).toContain('Dubai')
  expect(landingTexts.asking).toContain('in Dubai')
  const asking = 'asking costs nothing'
  expect(facts.costOfAsking.value.toLowerCase()).toContain(asking)
  expect(landingTexts.asking).toContain(asking)
  for (const text of [facts.fee.value, landingTexts.asking]) expect(text).toContain('proposal')
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
