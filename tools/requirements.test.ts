import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Rule {
  /** Its number: `GUARD-3`. */
  readonly id: string
  /** Whether the rule names where it is looked at, because no test can hold it. */
  readonly isLookedAt: boolean
}

const rules: readonly Rule[] = [
  ...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\* (.+)$/gm),
].map(([, id = '', rule = '']) => ({ id, isLookedAt: /_Held by .+\._$/.test(rule) }))
const ids = new Set(rules.map(({ id }) => id))

/** What may cite rules, with the text of each file. */
const sources = globSync('{app,art,mailbox,media,relay,tests,tools}/**/*.{ts,tsx,css,md}', {
  exclude: ['**/node_modules/**', 'tools/requirements.test.ts'],
}).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
  isTest: /\.(test|e2e)\.tsx?$|^tests\//.test(file),
}))

/** Numbers of the document's areas, and whatever looks like a number in brackets. */
function citationsIn(text: string): string[] {
  const areas = [...new Set(rules.map(({ id }) => id.replace(/-\d+$/, '')))].join('|')
  const known = text.match(new RegExp(`(?<![A-Z0-9-])(?:${areas})-\\d+\\b(?!-)`, 'g')) ?? []
  const bracketed = text.match(/\((?:[A-Z][A-Z0-9]{2,}-\d+(?:, )?)+\)/g) ?? []
  return [...known, ...bracketed.flatMap((list) => list.slice(1, -1).split(', '))]
}

test('every number stands once, and every citation is of a rule', () => {
  expect(rules.length).toBeGreaterThan(100)
  expect(ids.size).toBe(rules.length)
  const cited = sources.flatMap(({ file, text }) => citationsIn(text).map((id) => ({ file, id })))
  expect(cited.length).toBeGreaterThan(200)
  expect(cited.filter(({ id }) => !ids.has(id))).toEqual([])
})

test('every rule is cited by a test, or names where it is looked at', () => {
  const tests = sources.filter(({ isTest }) => isTest)
  const tested = new Set(tests.flatMap(({ text }) => citationsIn(text)))
  const untested = rules.filter(({ id, isLookedAt }) => !isLookedAt && !tested.has(id))
  expect(untested.map(({ id }) => id)).toEqual([])
})

test('no source refers to a paper that is not in the repository', () => {
  const elsewhere = /\((?:spec|decisions?|design)\s[^)]*["“\d]|\bthe specification\b/i
  expect(sources.filter(({ text }) => elsewhere.test(text)).map(({ file }) => file)).toEqual([])
})
