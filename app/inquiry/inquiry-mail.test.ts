import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isOwnReference,
  longDate,
  newSubmissionId,
  type Submission,
  teamParams,
  welcomeParams,
} from './inquiry-mail'

const submission: Submission = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  instagramHandle: 'ada',
  phone: '+971 50 123 45 67',
  location: 'new-york',
  services: ['social-media', 'concierge'],
  message: 'A table for two.\nSomewhere quiet.',
  suspectedRobot: false,
  submissionId: 'LEVO-1-ABC',
}

test('the team mail carries exactly its variables (SEND-2)', () => {
  expect(teamParams(submission, 'now')).toEqual({
    to_email: 'concierge@levo.example',
    from_name: 'Ada Lovelace',
    from_email: 'ada@example.com',
    instagram_handle: 'ada',
    phone: '+971 50 123 45 67',
    location: 'new-york',
    services: 'social-media, concierge',
    message: 'A table for two.\nSomewhere quiet.',
    submission_id: 'LEVO-1-ABC',
    reply_to: 'ada@example.com',
    time: 'now',
  })
})

// SEND-3
test('the welcome mail carries exactly its own, and none of the message', () => {
  const params = welcomeParams(submission, 'now')
  expect(params).toEqual({
    to_email: 'ada@example.com',
    from_email: 'concierge@levo.example',
    reply_to: 'concierge@levo.example',
    customer_name: 'Ada Lovelace',
    customer_FirstName: 'Ada',
    submission_id: 'LEVO-1-ABC',
    time: 'now',
  })
})

test('the welcome mail carries no sentence in place of a name, the team mail carries all', () => {
  const stranger = { ...submission, firstName: 'Your account is locked: evil.example' }
  expect(welcomeParams(stranger, 'now')).toMatchObject({
    customer_name: 'Lovelace',
    customer_FirstName: '',
  })
  expect(JSON.stringify(welcomeParams(stranger, 'now'))).not.toContain('evil')
  expect(teamParams(stranger, 'now').from_name).toBe(`${stranger.firstName} Lovelace`)
})

// RULE-5
test('what is not given is said', () => {
  const params = teamParams({ ...submission, phone: '', instagramHandle: '' }, 'now')
  expect(params).toMatchObject({ phone: 'Not provided', instagram_handle: 'Not provided' })
})

test('a suspected robot is marked after its own words', () => {
  const { message } = teamParams({ ...submission, suspectedRobot: true }, 'now')
  expect(message).toMatch(/^A table for two\.\nSomewhere quiet\.\n\n\[.*may be a robot.*\]$/)
})

test('the message passes unchanged, whatever it says', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 200 }), (message) => {
      expect(teamParams({ ...submission, message }, '').message).toBe(message)
    }),
  )
})

// SEND-4
describe('reference', () => {
  test('has the form LEVO-{timestamp}-{random}, in capitals', () => {
    const before = Date.now()
    const [, time] = /^LEVO-(\d{13})-[0-9A-Z]{9}$/.exec(newSubmissionId()) ?? []
    expect(Number(time)).toBeGreaterThanOrEqual(before)
    expect(Number(time)).toBeLessThanOrEqual(Date.now())
  })

  test('spells nothing, and is known from one that could', () => {
    const now = Date.now()
    const own = newSubmissionId()
    expect(own).toMatch(/-[^AEIOUY0134]{9}$/)
    expect(isOwnReference(own, now)).toBe(true)
    expect(isOwnReference(own, now - 2 * 86_400_000)).toBe(false)
    for (const stranger of ['LEVO-18005550199-CALLNOWORBESUED', `LEVO-${now}-CALLNOW99`]) {
      expect(isOwnReference(stranger, now)).toBe(false)
    }
  })

  test('is never the same twice', () => {
    expect(new Set(Array.from({ length: 5000 }, newSubmissionId)).size).toBe(5000)
  })
})

// SEND-2, SITE-6
test('the time is a long US-format date', () => {
  const date = longDate(new Date('2026-03-05T14:07:00Z'))
  expect(date).toMatch(/^[A-Z][a-z]+day, March [56], 2026 at \d{1,2}:\d{2}\s[AP]M \S+/)
})
