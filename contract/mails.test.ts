import { expect, test } from 'vitest'
import { longDate } from './mails'

// SEND-2, SITE-6
test('formats the time as a long US-format date', () => {
  const date = longDate(new Date('2026-03-05T14:07:00Z'))
  expect(date).toMatch(/^[A-Z][a-z]+day, March [56], 2026 at \d{1,2}:\d{2}\s[AP]M \S+/)
})
