import { expect, test } from 'vitest'
import { cityKeys } from '../../app/cities/cities.ts'
import { defaultTexts } from '../../app/content/defaults.ts'
import { documentNames } from '../../app/content/document-path.ts'
import { tooLong } from './check-fields.ts'
import { allFields, documentFields } from './document-fields.ts'
import { fieldGuide } from './field-guide.ts'

// DOC-6
test.each(documentNames)('the guide has exactly the fields of %s', (name) => {
  const fields = allFields(documentFields(name)).filter(({ path }) => path !== '')
  expect(Object.keys(fieldGuide[name].fields).sort()).toEqual(fields.map(({ path }) => path).sort())
})

test.each(documentNames)('every text of %s has a limit', (name) => {
  for (const { kind, path } of allFields(documentFields(name))) {
    const limited = kind === 'line' || kind === 'text'
    expect(fieldGuide[name].fields[path]?.max !== undefined, path).toBe(limited)
  }
})

test('the defaults are within the limits', () => {
  for (const city of cityKeys) {
    for (const name of documentNames)
      expect(tooLong(name, city, defaultTexts(city)[name])).toEqual([])
  }
})
