import { expect, test } from 'vitest'
import { cityKeys } from '../cities/cities'
import { site } from '../site/site'
import { fillAll, fillTokens, tokenNames, unknownTokens } from './tokens'

// DOC-5
test('every token is filled in every city, and none stays', () => {
  expect(tokenNames.length).toBeGreaterThan(8)
  for (const city of cityKeys) {
    for (const name of tokenNames) {
      const filled = fillTokens(`a {${name}} b`, city)
      expect(filled).toMatch(/^a .+ b$/)
      expect(filled).not.toContain('{')
    }
  }
})

test('the same token is filled as often as it stands, for the city asked for', () => {
  expect(fillTokens('{city}, {phone}, {city}', 'new-york')).toBe(
    `New York, ${site.phone.display.replaceAll(' ', '\u00a0')}, New York`,
  )
})

// DOC-5
test('an unknown token shows as its bare name, and is told with its field', () => {
  const texts = { hero: { title: 'Call {fone}' }, list: [{ text: '{phone} {constructor}' }] }
  expect(fillTokens(texts.hero.title, 'oslo')).toBe('Call fone')
  expect(fillTokens('{constructor}', 'oslo')).toBe('constructor')
  expect(unknownTokens(texts)).toEqual([
    { field: 'hero.title', token: 'fone' },
    { field: 'list.0.text', token: 'constructor' },
  ])
})

test('texts without tokens, and single braces, stay as they are', () => {
  for (const text of ['', 'plain', 'a { b', 'a } b', '{two words}', '{{', '{a-b}']) {
    expect(fillTokens(text, 'oslo')).toBe(text)
    expect(unknownTokens(text)).toEqual([])
  }
})

test('a whole document is filled, its other values left', () => {
  expect(fillAll({ a: ['{city}', 1, null], b: { c: true } }, 'zurich')).toEqual({
    a: ['Zurich', 1, null],
    b: { c: true },
  })
})
