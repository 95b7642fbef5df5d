import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { greetingName } from './greeting-name'

// RELAY-3, SEND-3
describe('a name is used as it was typed', () => {
  test.each([
    'Ada',
    'Anne-Marie',
    "D'Arcy",
    'O’Brien',
    'Zoë',
    'Åse',
    'Нина',
    'محمد',
    'علی\u200cرضا',
    'अनिरुद्ध',
    '美咲',
    'Nguyễn',
    'x',
  ])('%s', (name) => {
    expect(greetingName(name)).toBe(name)
  })

  test.each([
    ['  Anne \t\n Marie ', 'Anne'],
    ['María del Carmen', 'María'],
    ['Pay Your Debts', 'Pay'],
  ])('%j by its first word alone', (typed, first) => {
    expect(greetingName(typed)).toBe(first)
  })

  test('in composed letters, so that its length is what a reader counts', () => {
    expect(greetingName('Zoe\u0308')).toBe('Zoë')
  })
})

describe('text that can be more than a name gives no name', () => {
  test.each([
    ['an address of the web', 'https://evil.example'],
    ['a domain', 'evil.example'],
    ['an address of mail', 'ada@evil.example'],
    ['a sentence', 'your account is locked, sign in'],
    ['four words', 'your account is locked'],
    ['sentence punctuation', 'Beware!'],
    ['a full stop', 'Ada.'],
    ['a full stop of another script', 'Ada。'],
    ['digits', 'Ada 4711'],
    ['digits of another script', 'Ada ٤٧'],
    ['HTML', '<b>Ada</b>'],
    ['a slash', 'evil/example'],
    ['a direction override', 'Ada\u202eadA'],
    ['a second line of its own', 'Ada\nBcc: x@y.example'],
    ['21 letters', 'a'.repeat(21)],
    ['words behind hyphens', 'Pay-Your-Debts'],
    ['a pile of marks', `A${'\u0300\u0301\u0302\u0303\u0304\u0305'}da`],
    ['an emoji', 'Ada 💎'],
    ['only a hyphen', '-'],
    ['nothing', '   '],
  ])('%s', (_case, typed) => {
    expect(greetingName(typed)).toBe('')
  })

  test('accepts 20 letters as a name', () => {
    expect(greetingName('a'.repeat(20))).toHaveLength(20)
  })
})

test('returns a name or nothing for any input', () => {
  const hostile = fc.string({
    unit: fc.constantFrom(..."aé ب-'.,:/@<>0٤\n\r\u200c\u202e\u0301{}".split('')),
    maxLength: 60,
  })
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 60 })), (typed) => {
      const greeting = greetingName(typed)
      expect(greeting).not.toMatch(/[^\p{L}\p{M}'’ʼ\u2010\u2011\p{Join_Control}-]/u)
      expect(Array.from(greeting).length).toBeLessThanOrEqual(20)
      expect(greetingName(greeting)).toBe(greeting)
    }),
  )
})
