import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentFiles } from '../content/content-files.ts'
import { allFields, documentFields } from '../content/document-fields.ts'
import { fieldGuide } from '../content/field-guide.ts'
import { editorConfig } from './editor-config.ts'

interface Form {
  name: string
  label?: string
  widget?: string
  maxlength?: number
  min?: number
  options?: unknown[]
  fields?: Form[]
  field?: Form
}

const alternatives = JSON.parse(readFileSync('media/alt.json', 'utf8'))
const { collections } = editorConfig(alternatives) as unknown as {
  collections: { name: string; files: { name: string; file: string; fields: Form[] }[] }[]
}

test('has a form for each document and a group for each city', () => {
  const forms = collections.flatMap(({ name, files }) =>
    files.map((form) => [name, form.name, form.file]),
  )
  expect(forms.slice(0, -1).sort()).toEqual(
    documentFiles.map(({ city, name, file }) => [city, name, file]).sort(),
  )
  expect(forms.at(-1)).toEqual(['pictures', 'alternatives', 'media/alt.json'])
})

function pathsOf(fields: readonly Form[], base = ''): [string, Form][] {
  return fields.flatMap((form) => {
    const path = base === '' ? form.name : `${base}.${form.name}`
    const isList = form.widget === 'list'
    const entry = isList ? `${path}[]` : path
    const below = form.fields ? pathsOf(form.fields, entry) : []
    const single: [string, Form][] = form.field ? [[entry, form.field]] : []
    return [[path, form] as [string, Form], ...single, ...below]
  })
}

test.each(collections[0]?.files ?? [])(
  'the form of $name has every field with its label and limit',
  (form) => {
    const name = form.name as keyof typeof fieldGuide
    const given = new Map(pathsOf(form.fields))
    const fields = allFields(documentFields(name)).filter(({ path }) => path !== '')
    expect(fields.length).toBeGreaterThan(2)
    for (const { path, kind } of fields) {
      const guide = fieldGuide[name].fields[path]
      // In the form, an entry with several fields is not a field itself.
      if (path.endsWith('[]') && kind === 'group') continue
      expect(given.get(path)?.label, path).toBe(guide?.label)
      expect(given.get(path)?.maxlength, path).toBe(guide?.max)
      if (kind === 'picture')
        expect(given.get(path)?.options).toHaveLength(Object.keys(alternatives).length)
      if (kind === 'icon') expect(given.get(path)?.options).toContain('phone')
    }
  },
)
