// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { sessionKeys } from '~/visit/session-storage'
import { forget, keep } from '~/visit/visit-memory'
import { leastTimeInForm, rememberSent, waitBeforeSending } from './send-pace'

const now = 1_800_000_000_000

afterEach(() => forget(sessionKeys.lastSent))

// The waits themselves: tests/e2e/form-sending.e2e.ts.
// SEND-6
test('limits the wait with a wrong clock and without storage', () => {
  rememberSent(now + 86_400_000)
  expect(waitBeforeSending(now + 86_400_000, now)).toBe(0)
  for (const nonsense of ['', 'x', '-5', 'NaN', 'Infinity']) {
    keep(sessionKeys.lastSent, nonsense)
    expect(waitBeforeSending(now, now)).toBe(leastTimeInForm)
  }
})
