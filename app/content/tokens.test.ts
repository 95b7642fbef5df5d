import { expect, test } from 'vitest'
import { cityKeys } from '../cities/cities'
import { site } from '../site/site'
import { fillAll, fillTokens, tokenNames, unknownTokens } from './tokens'

// DOC-5
test('fills every token in every city', () => {
  expect(tokenNames.length).toBeGreaterThan(8)
  for (const city of cityKeys) {
    for (const name of tokenNames) {
      const filled = fillTokens(`a {${name}} b`, city)
      expect(filled).toMatch(/^a .+ b$/)
      expect(filled).not.toContain('{')
    }
  }
})

test('fills a repeated token each time, for the given city', () => {
  expect(fillTokens('{city}, {phone}, {city}', 'new-york')).toBe(
    `New York, ${site.phone.display.replaceAll(' ', '\u00a0')}, New York`,
  )
})

// DOC-5
test('shows an unknown token as its bare name and reports it with its field', () => {
  const texts = { hero: { title: 'Call {fone}' }, list: [{ text: '{phone} {constructor}' }] }
  expect(fillTokens(texts.hero.title, 'oslo')).toBe('Call fone')
  expect(fillTokens('{constructor}', 'oslo')).toBe('constructor')
  expect(unknownTokens(texts)).toEqual([
    { field: 'hero.title', token: 'fone' },
    { field: 'list.0.text', token: 'constructor' },
  ])
})

test('leaves texts without tokens and single braces as they are', () => {
  for (const text of ['', 'plain', 'a { b', 'a } b', '{two words}', '{{', '{a-b}']) {
    expect(fillTokens(text, 'oslo')).toBe(text)
    expect(unknownTokens(text)).toEqual([])
  }
})

test('fills a whole document and leaves its other values', () => {
  expect(fillAll({ a: ['{city}', 1, null], b: { c: true } }, 'zurich')).toEqual({
    a: ['Zurich', 1, null],
    b: { c: true },
  })
})
