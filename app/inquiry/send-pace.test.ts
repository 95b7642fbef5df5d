// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { sessionKeys } from '~/visit/session-storage'
import { forget, keep } from '~/visit/visit-memory'
import {
  leastTimeBetweenInquiries,
  leastTimeInForm,
  rememberSent,
  waitBeforeSending,
} from './send-pace'

const now = 1_800_000_000_000

afterEach(() => forget(sessionKeys.lastSent))

// SEND-6
test('waits until 3 s have passed since the first touch', () => {
  expect(waitBeforeSending(now, now)).toBe(3_000)
  expect(waitBeforeSending(now - 1_000, now)).toBe(2_000)
  expect(waitBeforeSending(now - 3_000, now)).toBe(0)
  expect(waitBeforeSending(now - 60_000, now)).toBe(0)
})

test('makes a second inquiry wait after an accepted one', () => {
  rememberSent(now - 2_000)
  expect(waitBeforeSending(now - 60_000, now)).toBe(leastTimeBetweenInquiries - 2_000)
  expect(waitBeforeSending(now - 60_000, now + leastTimeBetweenInquiries)).toBe(0)
})

test('limits the wait with a wrong clock and without storage', () => {
  rememberSent(now + 86_400_000)
  expect(waitBeforeSending(now + 86_400_000, now)).toBe(0)
  for (const nonsense of ['', 'x', '-5', 'NaN', 'Infinity']) {
    keep(sessionKeys.lastSent, nonsense)
    expect(waitBeforeSending(now, now)).toBe(leastTimeInForm)
  }
})
