/** The result of a send, from whatever the e-mail service, its library or the network threw (FAIL-1, FAIL-3). */

/** Accepted by the service; refused, unreachable or too slow; or an unexpected error. */
export type SendResult =
  | { kind: 'accepted' }
  | { kind: 'failed'; reason: string }
  | { kind: 'error'; error: unknown }

/** A response of the service, as its library returns it. */
export interface ServiceAnswer {
  status: number
  text: string
}

/** Thrown after our own timeout; the service has none. */
export class SendTimeout extends Error {
  constructor(limit: number) {
    super(`no answer within ${limit / 1000} s`)
  }
}

/**
 * Interprets a successful response. A hotel's captive portal answers every address with 200 and a page
 * of its own, so a text that begins like HTML is not from the service. Any other text is a success: the
 * mail was accepted, and a failure would make the visitor send it again.
 */
export function judgeAnswer({ status, text }: ServiceAnswer): SendResult {
  if (status >= 200 && status < 300 && !text.trimStart().startsWith('<'))
    return { kind: 'accepted' }
  return { kind: 'failed', reason: `the service answered ${status} ${excerpt(text)}`.trim() }
}

/**
 * Interprets what a send threw: the library rejects with a string, the browser with a TypeError or a
 * DOMException when the network fails, the service with a status. Anything else is a bug in our code.
 */
export function judgeRejection(thrown: unknown): Exclude<SendResult, { kind: 'accepted' }> {
  if (typeof thrown === 'string') return { kind: 'failed', reason: thrown }
  if (thrown instanceof SendTimeout) return { kind: 'failed', reason: thrown.message }
  if (isAnswer(thrown)) {
    return {
      kind: 'failed',
      reason: `the service answered ${thrown.status} ${excerpt(thrown.text)}`,
    }
  }
  if (isNetworkError(thrown)) return { kind: 'failed', reason: `the network: ${thrown.message}` }
  return { kind: 'error', error: thrown }
}

function isAnswer(thrown: unknown): thrown is ServiceAnswer {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    'status' in thrown &&
    typeof thrown.status === 'number' &&
    'text' in thrown &&
    typeof thrown.text === 'string'
  )
}

function isNetworkError(thrown: unknown): thrown is Error {
  if (thrown instanceof TypeError) return true
  return (
    thrown instanceof Error && ['AbortError', 'NetworkError', 'TimeoutError'].includes(thrown.name)
  )
}

function excerpt(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
