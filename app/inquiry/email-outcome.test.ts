import { describe, expect, test } from 'vitest'
import { judgeAnswer, judgeRejection, SendTimeout } from './email-outcome'

describe('an answer', () => {
  test.each(['OK', ' OK\n', '', '{"ok":true}'])(
    'with status 200 and the text %j is a success',
    (text) => {
      expect(judgeAnswer({ status: 200, text })).toEqual({ kind: 'accepted' })
    },
  )

  test.each(['<html>Please sign in</html>', '\ufeff\n<!DOCTYPE html><title>Hotel</title>'])(
    'with status 200 and a page of HTML (%j) is a failure',
    (text) => {
      expect(judgeAnswer({ status: 200, text }).kind).toBe('failed')
    },
  )

  test('with another status is a failure, whatever its text', () => {
    expect(judgeAnswer({ status: 429, text: 'OK' }).kind).toBe('failed')
  })
})

// FAIL-1, FAIL-3
describe('a rejection', () => {
  test.each([400, 403, 412, 422, 429, 451, 500, 0])('with status %i is a failure', (status) => {
    expect(judgeRejection({ status, text: 'No' })).toEqual({
      kind: 'failed',
      reason: `the service answered ${status} No`,
    })
  })

  test.each([
    ['a string of the library', 'The public key is required'],
    ['the network', new TypeError('Failed to fetch')],
    ['an aborted request', new DOMException('gone', 'AbortError')],
    ['our own timeout', new SendTimeout(15_000)],
  ])('by %s is a failure', (_, thrown) => {
    expect(judgeRejection(thrown).kind).toBe('failed')
  })

  test.each([new RangeError('x'), new SyntaxError('x'), undefined, null, 7, {}, { status: 'x' }])(
    'of an unexpected kind (%s) is an error',
    (thrown) => {
      expect(judgeRejection(thrown)).toEqual({ kind: 'error', error: thrown })
    },
  )

  test('does not repeat a whole HTML page', () => {
    const result = judgeRejection({ status: 502, text: 'x'.repeat(5000) })
    expect(result.kind === 'failed' && result.reason.length).toBeLessThan(300)
  })
})
