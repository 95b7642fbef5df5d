import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { site } from '../site/site'
import type { Submission } from './inquiry-mail'
import { emailLink, inquiryAsText, isShortened, longestAddress, whatsappLink } from './inquiry-text'

const submission: Submission = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  instagramHandle: 'ada',
  phone: '+971 50 123 45 67',
  location: 'new-york',
  services: ['concierge', 'onlyfans'],
  message: 'A table for two & a car.\nSomewhere quiet?',
  suspectedRobot: false,
  submissionId: 'LEVO-1-ABC',
}

function textOf(link: string): string {
  const { searchParams } = new URL(link)
  return searchParams.get('text') ?? searchParams.get('body') ?? ''
}

test('the text holds the whole inquiry', () => {
  expect(inquiryAsText(submission)).toBe(`Inquiry to Levo Lifestyle
Reference: LEVO-1-ABC
Name: Ada Lovelace
Email: ada@example.com
City: New York
Phone: +971 50 123 45 67
Instagram: @ada
Services: Concierge services, OnlyFans management

A table for two & a car.
Somewhere quiet?`)
})

// SEND-2
test('the text names the service on whose page the inquiry began', () => {
  expect(inquiryAsText({ ...submission, service: 'Villas' })).toContain(
    'Services: Concierge services (Villas), OnlyFans management',
  )
})

test('what was not given is left out', () => {
  const text = inquiryAsText({ ...submission, phone: '', instagramHandle: '' })
  expect(text).not.toMatch(/Phone|Instagram/)
})

// FAIL-2
describe('links', () => {
  test('carry the inquiry to the house', () => {
    expect(whatsappLink(submission).split('?text=')[0]).toBe(`https://wa.me/${site.whatsappDigits}`)
    expect(textOf(whatsappLink(submission))).toBe(inquiryAsText(submission))
    expect(emailLink(submission).split('&body=')[0]).toBe(
      `${site.email.href}?subject=Inquiry%20LEVO-1-ABC`,
    )
    expect(textOf(emailLink(submission))).toBe(inquiryAsText(submission).replaceAll('\n', '\r\n'))
    expect(isShortened(submission)).toBe(false)
  })

  test('are cut with a mark where the address would grow too long', () => {
    const long = { ...submission, message: 'A long story. '.repeat(300) }
    for (const link of [whatsappLink(long), emailLink(long)]) {
      expect(link.length).toBeLessThanOrEqual(longestAddress)
      expect(link.length).toBeGreaterThan(longestAddress - 20)
      expect(textOf(link)).toMatch(/… \[shortened\]$/)
      expect(textOf(link)).toContain('ada@example.com')
    }
    expect(isShortened(long)).toBe(true)
  })

  test('are addresses for any message, no letter cut in half', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          // Any code units, halves of pairs among them.
          fc
            .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 3000, size: 'max' })
            .map((units) => String.fromCharCode(...units)),
          fc.constantFrom('\ud83d'.repeat(900), '👩‍🚀'.repeat(500), 'مرحبا '.repeat(800)),
        ),
        (message) => {
          for (const link of [
            whatsappLink({ ...submission, message }),
            emailLink({ ...submission, message }),
          ]) {
            expect(link.length).toBeLessThanOrEqual(longestAddress)
            expect(() => decodeURIComponent(link)).not.toThrow()
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})
