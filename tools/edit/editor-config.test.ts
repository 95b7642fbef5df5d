import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentFiles } from '../content/content-files.ts'
import { fieldGuide } from '../content/field-guide.ts'
import { editorConfig } from './editor-config.ts'

interface Form {
  name: string
  file: string
  fields: { name: string }[]
}

const alternatives = JSON.parse(readFileSync('media/alt.json', 'utf8'))
const { collections } = editorConfig(alternatives) as unknown as {
  collections: { name: string; files: Form[] }[]
}

// DOC-9
test('has a form for each document and a group for each city', () => {
  const forms = collections.flatMap(({ name, files }) =>
    files.map((form) => [name, form.name, form.file]),
  )
  expect(forms.slice(0, -1).sort()).toEqual(
    documentFiles.map(({ city, name, file }) => [city, name, file]).sort(),
  )
  expect(forms.at(-1)).toEqual(['pictures', 'alternatives', 'media/alt.json'])
})

test('gives each kind of field its label, limit and choices', () => {
  const formOf = (name: string) => collections[0]?.files.find((form) => form.name === name)
  const { title } = fieldGuide.hero.fields
  expect(formOf('hero')?.fields).toContainEqual(
    expect.objectContaining({ name: 'title', label: title?.label, maxlength: title?.max }),
  )
  const picture = formOf('image-scaling-section')?.fields.find(({ name }) => name === 'imageSrc')
  expect(picture).toHaveProperty('options.length', Object.keys(alternatives).length)
  const [, slogan] = formOf('pre-footer')?.fields ?? []
  expect(slogan).toMatchObject({ widget: 'list', min: 3, max: 3, field: { maxlength: 10 } })
  expect(JSON.stringify(formOf('home'))).toContain('"options":["')
})
