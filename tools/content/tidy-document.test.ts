import { expect, test } from 'vitest'
import { parseDocument } from '../../app/content/parse-document.ts'
import { tidyDocument } from './tidy-document.ts'

const $schema = '../../../../../schemas/why-choose-us.schema.json'

test('texts are trimmed, fields without a value go, the schema is named, and all of it is told', () => {
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
    'named its schema for editors',
    'trimmed "title"',
    'took out "subtitle1", which says nothing',
    'took out "subtitle2", which says nothing',
    'took out "features.0.description", which says nothing',
  ])
})

test('what it has tidied stays as it is', () => {
  const once = tidyDocument('why-choose-us', '{"title":" A ","strange":{"a":1}}')
  expect(tidyDocument('why-choose-us', once.text)).toEqual({ text: once.text, changes: [] })
  expect(JSON.parse(once.text).strange).toEqual({ a: 1 })
})

test('a visitor reads the same before and after', () => {
  const given = { title: ' A ', subtitle1: '', features: [{ title: 'B ', description: 7 }, 'x'] }
  const { text } = tidyDocument('why-choose-us', JSON.stringify(given))
  expect(parseDocument('why-choose-us', JSON.parse(text)).parsed).toEqual(
    parseDocument('why-choose-us', given).parsed,
  )
})

test('the invisible mark that some editors write first is taken out', () => {
  const { text, changes } = tidyDocument('hero', '\uFEFF{"title":"A"}')
  expect(JSON.parse(text).title).toBe('A')
  expect(changes).not.toEqual([])
})

test('a document that is no object is left to the check', () => {
  expect(tidyDocument('hero', '[1]')).toEqual({ text: '[1]', changes: [] })
})
