import * as v from 'valibot'
import { expect, test } from 'vitest'
import { documentSchemas, fieldKinds } from '../../app/content/documents.ts'
import { parseDocument } from '../../app/content/parse-document.ts'
import { plainProblem } from './plain-problem.ts'

function problemOf(schema: v.GenericSchema, value: unknown): string {
  return plainProblem(v.safeParse(schema, value).issues?.[0]?.message ?? 'no problem')
}

test('a list in the place of a group is told in plain words', () => {
  const [fault] = parseDocument('hero', { cta: [] }).faults
  expect(plainProblem(fault?.problem ?? '')).toMatch(/^a list in .* where a group of fields/)
})

// The messages are the validator's own: another version of it must not fall back to its words.
test.each([
  [fieldKinds.line, 7, '7 stands where a text in quotation marks should'],
  [fieldKinds.line, null, 'nothing (null) stands where a text in quotation marks should'],
  [fieldKinds.line, ['a'], 'a list in [square brackets] stands where a text in'],
  [fieldKinds.line, {}, 'a group of fields in {braces} stands where a text in'],
  [fieldKinds.line, '', 'the text is empty'],
  [fieldKinds.line, 'x'.repeat(201), 'longer than the 200 characters'],
  [fieldKinds.icon, 'teapot', '"teapot" is none of phone, email, whatsapp'],
  [fieldKinds.picture, 'No Picture', 'this is not a picture name or a path'],
  [fieldKinds.link, 'www.levo.com', 'this is not a #fragment, a /path, https:'],
  [documentSchemas.hero, 'x', '"x" stands where a group of fields in {braces} should'],
  [v.array(fieldKinds.line), 'x', '"x" stands where a list in [square brackets] should'],
  [v.pipe(v.array(fieldKinds.line), v.length(3)), ['a'], '1 entries where the page shows 3'],
] as [v.GenericSchema, unknown, string][])(
  '%# %j is told in plain words',
  (schema, value, said) => {
    const problem = problemOf(schema, value)
    expect(problem).toContain(said)
    expect(problem).not.toMatch(/Invalid|Expected/)
  },
)
