// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { sessionKeys } from '~/visit/session-storage'
import { forget, keep } from '~/visit/visit-memory'
import { clearDraft, type DraftFields, readDraft, saveDraft } from './drafts'

afterEach(() => {
  vi.restoreAllMocks()
  forget(sessionKeys.draft)
})

const fields: DraftFields = {
  firstName: 'Ada',
  message: 'A table\nfor two',
  countryId: 'us',
  'services.concierge': true,
}

// DRAFT-1
test('never stores the consent tick', () => {
  saveDraft({ fields: { ...fields, privacyConsent: true } })
  expect(sessionStorage.getItem(sessionKeys.draft)).not.toMatch(/privacyConsent/)
  keep(sessionKeys.draft, '{"fields":{"privacyConsent":true,"firstName":"Ada"}}')
  expect(readDraft()).toEqual({ fields: { firstName: 'Ada' } })
})

test.each(['', 'no json', 'null', '7', '[]', '{}', '{"fields":[]}'])('ignores %j', (stored) => {
  keep(sessionKeys.draft, stored)
  expect(readDraft()).toBeUndefined()
})

test('drops invalid parts of a draft and keeps the rest', () => {
  keep(
    sessionKeys.draft,
    '{"fields":{"firstName":7,"lastName":"L","services.concierge":"yes","services.onlyfans":true,"x":"y"},"reference":{}}',
  )
  expect(readDraft()).toEqual({ fields: { lastName: 'L', 'services.onlyfans': true } })
})

test.each([
  '{"id":"<b>LEVO-1-A</b>","message":""}',
  '{"id":"LEVO-1-A"}',
  '{"id":"LEVO-1-A","message":7}',
])('drops %s as a reference', (wrong) => {
  keep(sessionKeys.draft, `{"fields":{"lastName":"L"},"reference":${wrong}}`)
  expect(readDraft()).toEqual({ fields: { lastName: 'L' } })
})

test('keeps a draft for the page load when storage is blocked', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  saveDraft({ fields })
  expect(readDraft()).toEqual({ fields })
  clearDraft()
  expect(readDraft()).toBeUndefined()
})
