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
  vi.doUnmock('@emailjs/browser')
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

  test('goes to the page’s own origin if that is configured', async () => {
    vi.stubEnv('VITE_EMAILJS_ORIGIN', '/')
    const { sendInquiry } = await freshEmail()
    await sendInquiry(submission)
    expect(posted()[0]?.address).toBe(`${window.location.origin}/api/v1.0/email/send`)
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

  test('sends the pending welcome mail when the visitor leaves the page', async () => {
    const { sendInquiry } = await freshEmail()
    await sendInquiry(submission)
    window.dispatchEvent(new Event('pagehide'))
    expect(posted().map(({ template }) => template)).toEqual(['team', 'welcome'])
    expect(answer.mock.calls[1]?.[1]).toMatchObject({ keepalive: true })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(posted()).toHaveLength(2)
  })

  test('stays accepted when the welcome mail fails, and logs the failure', async () => {
    const { sendInquiry } = await freshEmail()
    answer
      .mockImplementationOnce(() => respond(200, 'OK'))
      .mockImplementationOnce(() => respond(422, 'No'))
    expect(await sendInquiry(submission)).toEqual({ kind: 'accepted' })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('no welcome mail'),
      expect.objectContaining({ kind: 'failed' }),
    )
  })

  test('sends no welcome mail to a suspected robot', async () => {
    const { sendInquiry } = await freshEmail()
    expect(await sendInquiry({ ...submission, suspectedRobot: true })).toEqual({ kind: 'accepted' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(posted().map(({ template }) => template)).toEqual(['team'])
  })
})

// FAIL-1, FAIL-3
describe('a failure', () => {
  test.each([400, 403, 412, 422, 429, 451, 500])('status %i', async (status) => {
    const { sendInquiry } = await freshEmail()
    answer.mockImplementation(() => respond(status, 'No'))
    expect((await sendInquiry(submission)).kind).toBe('failed')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(posted()).toHaveLength(1)
  })

  test('a captive portal that answers 200 with its own page', async () => {
    const { sendInquiry } = await freshEmail()
    answer.mockImplementation(() => respond(200, '<!doctype html><title>Sign in</title>'))
    expect((await sendInquiry(submission)).kind).toBe('failed')
  })

  test('a network error', async () => {
    const { sendInquiry } = await freshEmail()
    answer.mockRejectedValue(new TypeError('Failed to fetch'))
    expect((await sendInquiry(submission)).kind).toBe('failed')
  })

  // SEND-7
  test('no answer within 15 s; a late answer changes nothing', async () => {
    const { sendInquiry } = await freshEmail()
    let answerLate: (response: Response) => void = () => {}
    answer.mockImplementationOnce(() => new Promise((resolve) => (answerLate = resolve)))
    const sent = sendInquiry(submission)
    let isSettled = false
    void sent.then(() => (isSettled = true))
    await vi.advanceTimersByTimeAsync(14_900)
    expect(isSettled).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(await sent).toEqual({ kind: 'failed', reason: 'no answer within 15 s' })
    answerLate(new Response('OK'))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(posted().map(({ template }) => template)).toEqual(['team'])
  })

  test('an unexpected exception is an error, not a failure', async () => {
    const { sendInquiry } = await freshEmail()
    const broken = {
      ...submission,
      get services(): never {
        throw new RangeError('broken')
      },
    }
    expect((await sendInquiry(broken)).kind).toBe('error')
  })
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

// SEND-1
describe('without the library', () => {
  test('posts the same body itself when storage is blocked', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { prepareEmail, sendInquiry } = await freshEmail()
    prepareEmail()
    expect(await sendInquiry(submission)).toEqual({ kind: 'accepted' })
    expect(posted()[0]).toMatchObject({
      address: 'https://mail.example/api/v1.0/email/send',
      body: { lib_version: '4.4.1', user_id: 'key', service_id: 'service', template_id: 'team' },
    })
  })

  test('does not wait for a library that does not arrive', async () => {
    vi.doMock('@emailjs/browser', () => new Promise(() => {}))
    const { sendInquiry } = await freshEmail()
    const sent = sendInquiry(submission)
    await vi.advanceTimersByTimeAsync(3_100)
    expect(await sent).toEqual({ kind: 'accepted' })
  })
})
