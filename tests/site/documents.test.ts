import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cityKeys } from '../../app/cities/cities'
import { documentNames, documentPath } from '../../app/content/document-path'
import { fragments } from '../../tools/content/check-references'
import { bytesOf, filePath, htmlOf } from './built-site'

const all = documentNames.flatMap((name) => cityKeys.map((city) => documentPath(name, city)))

// tools/content/check-content.test.ts checks the content of the documents.
test('the folder contains nine documents for each city and nothing else (DOC-1)', () => {
  const found = readdirSync(filePath('/assets/content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('.'))
    .map((file) => `/assets/content/${file}`)
  expect(found.sort()).toEqual(all.toSorted())
  expect(documentNames).toHaveLength(9)
})

test.each(all)('%s is valid JSON and identical to the source', (path) => {
  expect(bytesOf(path).equals(readFileSync(join('public', path)))).toBe(true)
  expect(Object.keys(JSON.parse(bytesOf(path).toString())).length).toBeGreaterThan(1)
})

test.each(documentNames)('%s is different in every city', (name) => {
  const texts = cityKeys.map((city) => bytesOf(documentPath(name, city)).toString())
  expect(new Set(texts).size).toBe(cityKeys.length)
})

describe('fragments that a link of a document may name', () => {
  test.each(Object.entries(fragments))('%s has all of them', (path, ids) => {
    const html = htmlOf(path)
    for (const id of ids) expect(html, id).toContain(` id="${id}"`)
  })
})
