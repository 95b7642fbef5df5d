import { afterEach, expect, test, vi } from 'vitest'
import { warnOfMissingVariables } from './environment.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** The warnings for a build with only these variables. */
function warningsWith(given: Record<string, string>): string[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const name of [
    'VITE_SITE_URL',
    'VITE_EMAILJS_PUBLIC_KEY',
    'VITE_EMAILJS_SERVICE_ID',
    'VITE_EMAILJS_TEMPLATE_TEAM',
    'VITE_EMAILJS_TEMPLATE_WELCOME',
  ]) {
    vi.stubEnv(name, given[name] ?? '')
  }
  warnOfMissingVariables()
  return warn.mock.calls.map(String)
}

// HOST-2
test('warns about each missing variable when none is set', () => {
  expect(warningsWith({})).toEqual([
    expect.stringMatching(
      /cannot send inquiries: VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_TEAM not set/,
    ),
    expect.stringContaining('VITE_EMAILJS_TEMPLATE_WELCOME is not set'),
    expect.stringContaining('VITE_SITE_URL is not set'),
  ])
})

test('warns about the missing variables only, and not at all when every one is set (HOST-2)', () => {
  const most = {
    VITE_SITE_URL: 'https://levo.example',
    VITE_EMAILJS_PUBLIC_KEY: 'key',
    VITE_EMAILJS_SERVICE_ID: 'service',
    VITE_EMAILJS_TEMPLATE_WELCOME: 'welcome',
  }
  expect(warningsWith(most)).toEqual([
    expect.stringMatching(/cannot send inquiries: VITE_EMAILJS_TEMPLATE_TEAM not set/),
  ])
  vi.restoreAllMocks()
  expect(warningsWith({ ...most, VITE_EMAILJS_TEMPLATE_TEAM: 'team' })).toEqual([])
})
