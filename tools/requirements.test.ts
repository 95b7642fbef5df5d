import { describe, expect, test } from 'vitest'
import {
  areasOf,
  findCitations,
  parseRequirements,
  readDocument,
  readSource,
  sourceFiles,
  withList,
} from './requirements.ts'

const requirements = parseRequirements(readDocument())
const citations = findCitations(areasOf(requirements))
const ids = new Set(requirements.map(({ id }) => id))

test('the document has its rules, and the code cites them', () => {
  expect(requirements.length).toBeGreaterThan(100)
  expect(citations.length).toBeGreaterThan(200)
})

test('every number that is cited is a rule', () => {
  expect(citations.filter(({ id }) => !ids.has(id))).toEqual([])
  // An area that does not exist: numbers in brackets are citations.
  const bracketed = sourceFiles().flatMap((file) =>
    [...readSource(file).matchAll(/\(((?:[A-Z][A-Z0-9]{2,}-\d+(?:, )?)+)\)/g)].flatMap(
      ([, list = '']) => list.split(', ').map((id) => ({ file, id })),
    ),
  )
  expect(bracketed.length).toBeGreaterThan(100)
  expect(bracketed.filter(({ id }) => !ids.has(id))).toEqual([])
})

test('every rule is cited by a test, or says where it is looked at', () => {
  const tested = new Set(citations.filter(({ isTest }) => isTest).map(({ id }) => id))
  const untested = requirements.filter(({ id, heldBy }) => !heldBy && !tested.has(id))
  expect(untested.map(({ id }) => id)).toEqual([])
})

test('the list of tests is up to date; `npm run requirements` writes it', () => {
  expect(withList(readDocument())).toBe(readDocument())
})

test('no source refers to a paper that is not in the repository', () => {
  const elsewhere = /\((?:spec|decisions?|design)\s[^)]*["“\d]|\bthe specification\b/i
  expect(sourceFiles().filter((file) => elsewhere.test(readSource(file)))).toEqual([])
})

describe('reading the document', () => {
  test('takes numbers and the places where a rule is looked at', () => {
    const text = '- **A-1** One.\n- **B-2** Two. _Held by looking: there._\n'
    expect(parseRequirements(text)).toEqual([
      { id: 'A-1' },
      { id: 'B-2', heldBy: 'looking: there' },
    ])
  })

  test('refuses a number that stands twice', () => {
    expect(() => parseRequirements('- **A-1** One.\n- **A-1** Two.\n')).toThrow('A-1')
  })
})
