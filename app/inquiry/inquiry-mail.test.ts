import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { site } from '../site/site'
import { type Submission, teamParams, welcomeParams, withService } from './inquiry-mail'
import { inquiryOptions } from './inquiry-options'

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
    to_email: site.email.display,
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

// SEND-2
describe('an inquiry that began on a service page', () => {
  const { label } = inquiryOptions.find(({ id }) => id === 'concierge') ?? {}
  const servicesOf = (changes: Partial<Submission>) =>
    teamParams({ ...submission, service: 'Villas', ...changes }, 'now').services

  test('names the service in the team mail, in place of the id of the concierge', () => {
    expect(servicesOf({})).toBe(`social-media, ${label} (Villas)`)
    expect(servicesOf({ services: ['concierge', 'onlyfans'] })).toBe(`${label} (Villas), onlyfans`)
  })

  test('names it in the plain text as well, where labels stand for ids', () => {
    expect(withService(`${label}, OnlyFans management`, 'label', 'Villas')).toBe(
      `${label} (Villas), OnlyFans management`,
    )
  })

  test('names no service where the visitor does not ask for the concierge', () => {
    expect(servicesOf({ services: ['social-media'] })).toBe('social-media')
  })

  test('changes nothing where it began elsewhere', () => {
    expect(servicesOf({ service: undefined })).toBe('social-media, concierge')
  })
})

// SEND-3
test('the welcome mail carries exactly its own, and none of the message', () => {
  const params = welcomeParams(submission, 'now')
  expect(params).toEqual({
    to_email: 'ada@example.com',
    from_email: site.email.display,
    reply_to: site.email.display,
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
