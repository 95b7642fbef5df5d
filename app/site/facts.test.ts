import { expect, test } from 'vitest'
import { facts, timeZoneName, unconfirmedFacts } from './facts'

test('what the specification fixes is confirmed and stands to the letter (spec 2.8, 9)', () => {
  expect(facts.office).toEqual({ value: 'Downtown Dubai, UAE', confirmed: true })
  expect(facts.hours).toEqual({ value: 'Monday - Friday: 9AM - 6PM', confirmed: true })
  expect(`We typically respond ${facts.replyTime.value}`).toBe(
    'We typically respond within 2 hours during business hours',
  )
})

test('the time zone exists and has a name', () => {
  expect(() => new Intl.DateTimeFormat('en', { timeZone: facts.timeZone.value })).not.toThrow()
  expect(timeZoneName()).toMatch(/^[A-Z][\p{L} ]+ time$/u)
})

test('a fact without a value is never confirmed, and each unconfirmed one is named', () => {
  for (const [name, { value, confirmed }] of Object.entries(facts)) {
    if (value === undefined || value === '') expect(confirmed, name).toBe(false)
    expect(unconfirmedFacts().includes(name as keyof typeof facts), name).toBe(!confirmed)
  }
})
