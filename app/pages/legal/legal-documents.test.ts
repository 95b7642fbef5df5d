import { expect, test } from 'vitest'
import { sessionKeys } from '~/browser/raw-session-storage'
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

test('the privacy policy lists every key the site keeps in session storage, and no other', () => {
  const rows = privacyPolicy.sections.find(({ id }) => id === 'browser-storage')?.table?.rows ?? []
  const listed = rows.filter((row) => row[1] === 'Session storage').map((row) => row[0])
  expect(listed).toEqual(Object.values(sessionKeys))
})
