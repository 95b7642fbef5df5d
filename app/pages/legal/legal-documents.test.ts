// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { deleteAnalyticsCookies } from '~/analytics/analytics-cookies'
import { consentKey } from '~/analytics/consent-record'
import type { FieldName } from '~/inquiry/fields'
import { withService } from '~/inquiry/inquiry-mail'
import { serviceNames } from '~/services/services'
import { facts } from '~/site/facts'
import { sessionKeys } from '~/visit/session-storage'
import { gap } from './company'
import type { LegalTable } from './legal-document'
import { privacyPolicy } from './privacy-policy'
import { termsConditions } from './terms-conditions'

test.each([privacyPolicy, termsConditions])(
  '$title is well formed',
  ({ sections, versionDate }) => {
    expect(versionDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(new Set(sections.map((section) => section.id)).size).toBe(sections.length)
    for (const { id, table } of sections) {
      for (const row of table?.rows ?? []) expect(row, id).toHaveLength(table?.head.length ?? 0)
    }
  },
)

function rowsOf(id: string): LegalTable['rows'] {
  const { table } = privacyPolicy.sections.find((section) => section.id === id) ?? {}
  if (!table) throw new Error(`The privacy policy has no table "${id}".`)
  return table.rows
}

// LEGAL-2
describe('the table of browser storage', () => {
  const named = (where: string) =>
    rowsOf('browser-storage')
      .filter((row) => row[1]?.startsWith(where))
      .map((row) => row[0])

  test('lists every session storage key of the site, and no other', () => {
    expect(named('Session storage')).toEqual(Object.values(sessionKeys))
  })

  test('lists the one local storage key', () => {
    expect(named('Local storage')).toEqual([consentKey])
  })

  test('lists the cookies that a withdrawal deletes, and no other', () => {
    for (const name of ['_ga', '_ga_ABC123', '_gallery']) {
      // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
      document.cookie = `${name}=1`
    }
    deleteAnalyticsCookies()
    expect(document.cookie).toBe('_gallery=1')
    expect(named('Cookies')).toEqual(['_ga, and names that begin with _ga_'])
  })

  test('is complete: no other source file writes to storage or sets a cookie', () => {
    const writers = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.test\.tsx?$/.test(file) &&
        /(local|session)Storage(\.setItem|\[)|document\.cookie =|indexedDB|caches\.open/.test(
          readFileSync(`app/${file}`, 'utf8'),
        ),
    )
    expect(writers.sort()).toEqual([
      'analytics/analytics-cookies.ts',
      'analytics/consent.ts',
      // Writes the draft's own key before the form's script has loaded.
      'inquiry/form/early-input.ts',
      'visit/session-storage.ts',
    ])
  })
})

// LEGAL-2
test('has a row for each field of the form', () => {
  const rowOf: Readonly<Record<Exclude<FieldName, 'privacyConsent'>, string>> = {
    firstName: 'First name and last name',
    lastName: 'First name and last name',
    email: 'E-mail address',
    countryId: 'Telephone number with country code',
    phone: 'Telephone number with country code',
    instagramHandle: 'Instagram handle',
    location: 'Location (the city that you ask about)',
    services: 'Services (“What can we do for you?”)',
    message: 'Your message',
  }
  expect(new Set(rowsOf('what-we-collect').map(([data]) => data))).toEqual(
    new Set([...Object.values(rowOf), 'Reference number and time of sending']),
  )
})

// LEGAL-2, SEND-2
test('the policy says that an inquiry names the service on whose page it began', () => {
  const { villas } = serviceNames
  expect(withService('concierge', 'id', villas)).toContain(villas)
  const { paragraphs } = privacyPolicy.sections.find(({ id }) => id === 'what-we-collect') ?? {}
  expect(paragraphs?.join(' ')).toMatch(/on the page of a service also names that service/)
})

// LEGAL-2
test('has a row for each event and mentions nothing that a visitor writes', () => {
  const rows = rowsOf('analytics')
  expect(rows).toHaveLength(14)
  for (const [event, when, what] of rows) {
    expect(event).toMatch(/^[a-z_]+$/)
    expect(`${when} ${what}`).not.toMatch(/your message is|your name|e-mail address you/i)
    expect(what).not.toBe('')
  }
})

// LEGAL-2, SITE-5
test('shows gaps only for facts without a value', () => {
  const text = JSON.stringify([privacyPolicy, termsConditions])
  const needed = [
    facts.legalName,
    facts.legalAddress,
    facts.licence,
    facts.representativeEea,
    facts.representativeSwitzerland,
    facts.emailServiceDays,
    facts.mailboxProvider,
    facts.hostingProvider,
    facts.creatorManagementFrom,
  ]
  // Both pages show the company's three facts.
  const expected = needed.filter(({ value }) => value === undefined).length
  const twice = needed.slice(0, 3).filter(({ value }) => value === undefined).length
  expect(text.split(gap).length - 1).toBe(expected + twice)
})
