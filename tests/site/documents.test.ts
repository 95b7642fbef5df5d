import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cityKeys } from '../../app/cities/cities'
import { documentNames, documentPath } from '../../app/content/document-path'
import { fragments } from '../../tools/content/check-references'
import { bytesOf, filePath, htmlOf } from './built-site'

// tools/content/check-content.test.ts checks the content of the documents.
test('the folder contains nine documents for each city and nothing else (DOC-1)', () => {
  const found = readdirSync(filePath('/assets/content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('.'))
    .map((file) => `/assets/content/${file}`)
  const all = documentNames.flatMap((name) => cityKeys.map((city) => documentPath(name, city)))
  expect(found.sort()).toEqual(all.sort())
  expect(documentNames).toHaveLength(9)
})

test.each(documentNames)('%s is different in every city', (name) => {
  const texts = cityKeys.map((city) => bytesOf(documentPath(name, city)).toString())
  expect(new Set(texts).size).toBe(cityKeys.length)
})

test.each(Object.entries(fragments))(
  '%s has all fragments that a document may name',
  (path, ids) => {
    const html = htmlOf(path)
    for (const id of ids) expect(html, id).toContain(` id="${id}"`)
  },
)
