import { expect, test } from 'vitest'
import { parseDocument } from '../../app/content/parse-document.ts'
import { tidyDocument } from './tidy-document.ts'

const $schema = '../../../../../schemas/why-choose-us.schema.json'

test('trims texts, removes empty fields, sets the schema and reports each change', () => {
  const given = {
    title: '  Why\n us ',
    subtitle1: '   ',
    subtitle2: null,
    features: [{ title: 'A', description: '' }, {}],
  }
  const { text, changes } = tidyDocument('why-choose-us', JSON.stringify(given))
  expect(JSON.parse(text)).toEqual({ $schema, title: 'Why us', features: [{ title: 'A' }, {}] })
  expect(Object.keys(JSON.parse(text))[0]).toBe('$schema')
  expect(text).toMatch(/^\{\n {2}"\$schema"[\s\S]*\n\}\n$/)
  expect(changes).toEqual([
    'set its schema for editors',
    'trimmed "title"',
    'removed "subtitle1", which is empty',
    'removed "subtitle2", which is empty',
    'removed "features.0.description", which is empty',
  ])
})

test('does not change a tidied document', () => {
  const once = tidyDocument('why-choose-us', '{"title":" A ","strange":{"a":1}}')
  expect(tidyDocument('why-choose-us', once.text)).toEqual({ text: once.text, changes: [] })
  expect(JSON.parse(once.text).strange).toEqual({ a: 1 })
})

test('does not change what a visitor reads', () => {
  const given = { title: ' A ', subtitle1: '', features: [{ title: 'B ', description: 7 }, 'x'] }
  const { text } = tidyDocument('why-choose-us', JSON.stringify(given))
  expect(parseDocument('why-choose-us', JSON.parse(text)).parsed).toEqual(
    parseDocument('why-choose-us', given).parsed,
  )
})

test('removes a byte order mark', () => {
  const { text, changes } = tidyDocument('hero', '\uFEFF{"title":"A"}')
  expect(JSON.parse(text).title).toBe('A')
  expect(changes).not.toEqual([])
})

test('leaves a document that is not an object to the check', () => {
  expect(tidyDocument('hero', '[1]')).toEqual({ text: '[1]', changes: [] })
})
