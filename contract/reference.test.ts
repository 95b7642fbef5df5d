import { describe, expect, test } from 'vitest'
import { isOwnReference, newSubmissionId } from './reference'

// SEND-4
describe('reference', () => {
  test('has the form LEVO-{timestamp}-{random}, in capitals', () => {
    const before = Date.now()
    const [, time] = /^LEVO-(\d{13})-[0-9A-Z]{9}$/.exec(newSubmissionId()) ?? []
    expect(Number(time)).toBeGreaterThanOrEqual(before)
    expect(Number(time)).toBeLessThanOrEqual(Date.now())
  })

  test('spells no word, and differs from references that could', () => {
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
