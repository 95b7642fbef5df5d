import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cityKeys } from '../cities/cities.ts'
import { countryCodes } from './country-codes.ts'
import type { InquiryFields } from './fields.ts'
import { inquirySchema } from './inquiry.ts'
import { optionIds } from './inquiry-options.ts'

const right: InquiryFields = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  instagramHandle: '',
  countryId: 'ae',
  phone: '',
  location: 'dubai',
  services: { concierge: true },
  message: 'A table for two on Friday.',
  privacyConsent: true,
}

/** The first message of each field, as the form shows them. */
function faults(changes: Partial<Record<keyof InquiryFields, unknown>>): Record<string, string> {
  const result = v.safeParse(inquirySchema, { ...right, ...changes }, { abortPipeEarly: true })
  const found: Record<string, string> = {}
  for (const issue of result.issues ?? []) found[v.getDotPath(issue) ?? ''] ??= issue.message
  return found
}

function parsed(changes: Partial<InquiryFields>) {
  return v.parse(inquirySchema, { ...right, ...changes })
}

// RULE-1
describe('names', () => {
  test.each(['firstName', 'lastName'] as const)(
    '%s is required and has 2 to 100 characters',
    (field) => {
      for (const empty of ['', '   ', '\t\n', '\u00a0', undefined]) {
        expect(faults({ [field]: empty })).toEqual({ [field]: 'This field is required' })
      }
      expect(faults({ [field]: ' A ' })).toEqual({ [field]: 'Minimum length is 2 characters' })
      expect(faults({ [field]: 'Bo' })).toEqual({})
      expect(faults({ [field]: 'x'.repeat(100) })).toEqual({})
      expect(faults({ [field]: 'x'.repeat(101) })).toEqual({
        [field]: 'Maximum length is 100 characters',
      })
    },
  )

  test('are sent trimmed', () => {
    expect(parsed({ firstName: '  Ada ', lastName: ' King-Noel  ' })).toMatchObject({
      firstName: 'Ada',
      lastName: 'King-Noel',
    })
  })
})

// RULE-1
describe('email', () => {
  test('is required', () => {
    expect(faults({ email: '  ' })).toEqual({ email: 'This field is required' })
  })

  test.each([
    'a@b.co',
    ' ada@example.com ',
    "miles.o'brien+levo@mail.example.co.uk",
    'ada_lovelace@sub-domain.example.com',
    '{x}!#$%&*/=?^`|~@example.org',
    'søren@exämple.dk',
    'ada@xn--exmple-cua.xn--p1ai',
    'пример@пример.рф',
    '1@2.museum',
  ])('accepts %s', (email) => {
    expect(faults({ email })).toEqual({})
  })

  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@example.c',
    'ada@@example.com',
    'ada@exa mple.com',
    'ada lovelace@example.com',
    'ada@example..com',
    'ada..l@example.com',
    '.ada@example.com',
    'ada.@example.com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@example.com.',
    'ada@127.0.0.1',
    'a@b.com,c@d.com',
    'a@b.com;c@d.com',
    'Ada <ada@example.com>',
    'ada@example.com\r\nBcc: x@y.com',
    'mailto:ada@example.com',
  ])('rejects %j', (email) => {
    expect(faults({ email })).toEqual({ email: 'Please enter a valid email address' })
  })

  test('rejects an address longer than 254 characters, without delay', () => {
    const started = performance.now()
    expect(faults({ email: `${'a.'.repeat(200_000)}a@example.com` })).toEqual({
      email: 'Maximum length is 254 characters',
    })
    expect(faults({ email: `a@${'a-'.repeat(120)}` })).toEqual({
      email: 'Please enter a valid email address',
    })
    expect(performance.now() - started).toBeLessThan(5_000)
  })
})

// RULE-2
describe('phone', () => {
  test('is optional', () => {
    expect(parsed({ phone: '' }).phone).toBe('')
    expect(parsed({ phone: '     ' }).phone).toBe('')
  })

  test.each([
    '1234567',
    '50 123 45 67',
    '(04) 000-0000',
    '123456789012345',
    '12-34-5',
    '+971501234567',
    '+971 (0)50 123 45 67',
    '(+44) 20 7946 0000',
    '00 47 22 12 34 56',
    '+299 32 10 00',
  ])('accepts %j', (phone) => {
    expect(faults({ phone })).toEqual({})
  })

  test.each([
    '123456',
    '1234567890123456',
    '-------',
    '( ) - ( )',
    '1234---',
    '+97150',
    '+971',
    '+',
    '+299 1234567890123',
    '97+1501234567',
    '50.123.45.67',
    '50 123 45 6x',
    '1234567;',
  ])('rejects %j', (phone) => {
    expect(faults({ phone })).toEqual({ phone: 'Please enter a valid phone number' })
  })

  test('is sent with the code of its country, which two countries may share', () => {
    expect(parsed({ phone: ' 50 123 45 67 ' }).phone).toBe('+971 50 123 45 67')
    expect(parsed({ phone: '4165550100', countryId: 'ca' }).phone).toBe('+1 4165550100')
    expect(parsed({ phone: '2125550100', countryId: 'us' }).phone).toBe('+1 2125550100')
  })

  test('is sent with a typed country code, whatever country is selected', () => {
    const inNorway = (phone: string) => parsed({ phone, countryId: 'no' }).phone
    expect(inNorway('+971501234567')).toBe('+971 501234567')
    expect(inNorway('00971-50 123 4567')).toBe('+971 50 123 4567')
    expect(inNorway('(+1) (416) 555-0100')).toBe('+1 (416) 555-0100')
    expect(inNorway('+٩٧١٥٠١٢٣٤٥٦٧')).toBe('+971 501234567')
    // The list does not have this code: nothing is added.
    expect(inNorway('+299 32 10 00')).toBe('+299 32 10 00')
  })

  test('accepts Arabic digits, pasted hyphens and hard spaces', () => {
    expect(parsed({ phone: '٠٥٠١٢٣٤٥٦٧' }).phone).toBe('+971 0501234567')
    expect(parsed({ phone: '۰۵۰۱۲۳۴۵۶۷' }).phone).toBe('+971 0501234567')
    expect(parsed({ phone: '050\u2011123\u00a04567' }).phone).toBe('+971 050-123 4567')
  })

  test('follows its rule for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (phone) => {
        const trimmed = phone.trim()
        const isPlain = /^[\d ()-]*$/.test(trimmed)
        if (isPlain) {
          const fits = trimmed.length >= 7 && trimmed.length <= 15 && /(\d\D*){5}/.test(trimmed)
          // A number that begins with 00 may have a country code.
          if (!/^\(?00/.test(trimmed))
            expect('phone' in faults({ phone })).toBe(trimmed !== '' && !fits)
        }
      }),
    )
  })
})

// RULE-2
describe('choices', () => {
  test('country code and location must be in the lists', () => {
    expect(faults({ countryId: '' })).toEqual({ countryId: 'This field is required' })
    expect(faults({ countryId: 'atlantis' })).toEqual({ countryId: 'This field is required' })
    expect(faults({ location: '' })).toEqual({ location: 'This field is required' })
    expect(faults({ location: 'newYork' })).toEqual({ location: 'This field is required' })
    for (const location of cityKeys) expect(faults({ location })).toEqual({})
    for (const { id } of countryCodes) expect(faults({ countryId: id })).toEqual({})
  })

  test('at least one service, in the order of the form', () => {
    for (const services of [{}, undefined, { concierge: false }, { chauffeur: true }]) {
      expect(faults({ services })).toEqual({ services: 'This field is required' })
    }
    expect(parsed({ services: { onlyfans: true, 'social-media': true } }).services).toEqual([
      'social-media',
      'onlyfans',
    ])
  })

  test('the privacy policy must be agreed to', () => {
    for (const privacyConsent of [false, undefined, 'true']) {
      expect(faults({ privacyConsent })).toEqual({
        privacyConsent: 'You must agree to the privacy policy',
      })
    }
  })
})

// RULE-1
describe('message', () => {
  test('is required and has 10 to 5000 characters after trimming', () => {
    expect(faults({ message: ' \n ' })).toEqual({ message: 'This field is required' })
    expect(faults({ message: `   ${'x'.repeat(9)}   ` })).toEqual({
      message: 'Minimum length is 10 characters',
    })
    expect(faults({ message: 'x'.repeat(10) })).toEqual({})
    expect(faults({ message: `${'x'.repeat(5000)}   ` })).toEqual({})
    expect(faults({ message: 'x'.repeat(5001) })).toEqual({
      message: 'Maximum length is 5000 characters',
    })
  })
})

// RULE-5
test('strips the leading @ of an Instagram handle, which is optional', () => {
  expect(parsed({ instagramHandle: ' @ada ' }).instagramHandle).toBe('ada')
  expect(parsed({ instagramHandle: 'ada' }).instagramHandle).toBe('ada')
  expect(parsed({ instagramHandle: ' @ ' }).instagramHandle).toBe('')
  expect(faults({ instagramHandle: 'x'.repeat(61) })).toEqual({
    instagramHandle: 'Maximum length is 60 characters',
  })
})

test('accepts only input that follows every rule', () => {
  const fields = fc.record({
    firstName: fc.string({ unit: 'grapheme', maxLength: 8 }),
    lastName: fc.string({ maxLength: 8 }),
    email: fc.oneof(fc.emailAddress(), fc.string()),
    instagramHandle: fc.string({ maxLength: 8 }),
    countryId: fc.constantFrom('ae', 'us', 'nowhere'),
    phone: fc.stringMatching(/^[\d ()-]{0,18}$/),
    location: fc.constantFrom(...cityKeys, 'paris'),
    services: fc.dictionary(fc.constantFrom(...optionIds, 'other'), fc.boolean()),
    message: fc.string({ maxLength: 30 }),
    privacyConsent: fc.boolean(),
  })
  fc.assert(
    fc.property(fields, (typed) => {
      const result = v.safeParse(inquirySchema, typed)
      if (!result.success) return
      const inquiry = result.output
      expect(inquiry.firstName.length).toBeGreaterThanOrEqual(2)
      expect(inquiry.lastName.length).toBeGreaterThanOrEqual(2)
      expect(inquiry.email).toMatch(/^\S+@\S+\.\S\S+$/)
      expect(inquiry.message.length).toBeGreaterThanOrEqual(10)
      expect(inquiry.message).toBe(inquiry.message.trim())
      expect(cityKeys).toContain(inquiry.location)
      expect(inquiry.services.length).toBeGreaterThan(0)
      expect(inquiry.phone).toMatch(/^(\+\d+ [\d ()-]{7,15})?$/)
      expect(typed.privacyConsent).toBe(true)
    }),
    { numRuns: 500 },
  )
})
