// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Submission } from './inquiry-mail'

const submission: Submission = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  instagramHandle: '',
  phone: '',
  location: 'dubai',
  services: ['concierge'],
  message: 'A table for two on Friday.',
  suspectedRobot: false,
  submissionId: 'LEVO-1-ABC',
}

const answer = vi.fn<typeof fetch>()

function respond(status: number, text: string): Promise<Response> {
  return Promise.resolve(new Response(text, { status }))
}

/** The requests posted so far. */
function posted(): { address: string; template: string; body: Record<string, unknown> }[] {
  return answer.mock.calls.map(([address, options]) => {
    const body = JSON.parse(String(options?.body)) as Record<string, unknown>
    return { address: String(address), template: String(body.template_id), body }
  })
}

async function freshEmail() {
  vi.resetModules()
  return import('./email')
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', 'key')
  vi.stubEnv('VITE_EMAILJS_SERVICE_ID', 'service')
  vi.stubEnv('VITE_EMAILJS_TEMPLATE_TEAM', 'team')
  vi.stubEnv('VITE_EMAILJS_TEMPLATE_WELCOME', 'welcome')
  vi.stubEnv('VITE_EMAILJS_ORIGIN', 'https://mail.example/')
  vi.stubGlobal('fetch', answer)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  answer.mockReset().mockImplementation(() => respond(200, 'OK'))
})

afterEach(() => {
  // A pending welcome mail belongs to its own test.
  vi.clearAllTimers()
  window.dispatchEvent(new Event('pagehide'))
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

// SEND-1, SEND-3
describe('a send', () => {
  test('posts the protocol’s body to the configured origin', async () => {
    const { sendInquiry } = await freshEmail()
    expect(await sendInquiry(submission)).toEqual({ kind: 'accepted' })
    expect(posted()).toEqual([
      {
        address: 'https://mail.example/api/v1.0/email/send',
        template: 'team',
        body: {
          lib_version: '4.4.1',
          user_id: 'key',
          service_id: 'service',
          template_id: 'team',
          template_params: expect.objectContaining({ submission_id: 'LEVO-1-ABC' }),
        },
      },
    ])
  })

  test('is accepted before the welcome mail, which follows after a second', async () => {
    const { sendInquiry } = await freshEmail()
    await sendInquiry(submission)
    await vi.advanceTimersByTimeAsync(999)
    expect(posted()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(500)
    expect(posted().map(({ template }) => template)).toEqual(['team', 'welcome'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(posted()).toHaveLength(2)
  })
})

// Every kind of failure: email-outcome.test.ts and tests/e2e/faults-sending.e2e.ts.
// FAIL-1
test('sends no welcome mail when the service refuses the team’s mail', async () => {
  const { sendInquiry } = await freshEmail()
  answer.mockImplementation(() => respond(429, 'No'))
  expect((await sendInquiry(submission)).kind).toBe('failed')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(posted()).toHaveLength(1)
})

// FAIL-3, HOST-2
describe('the configuration', () => {
  test('is named when it is missing, and nothing is sent', async () => {
    vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', '')
    vi.stubEnv('VITE_EMAILJS_TEMPLATE_TEAM', '')
    const { sendInquiry } = await freshEmail()
    expect((await sendInquiry(submission)).kind).toBe('failed')
    expect(posted()).toHaveLength(0)
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_TEMPLATE_TEAM'),
    )
  })

  test('without a welcome template still sends the team’s mail', async () => {
    vi.stubEnv('VITE_EMAILJS_TEMPLATE_WELCOME', '')
    const { sendInquiry } = await freshEmail()
    expect(await sendInquiry(submission)).toEqual({ kind: 'accepted' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(posted().map(({ template }) => template)).toEqual(['team'])
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('VITE_EMAILJS_TEMPLATE_WELCOME'),
    )
  })
})
