import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Rule {
  /** The requirement's number, such as `GUARD-3`. */
  readonly id: string
  /** Whether it names the place where a person checks it, because no test can. */
  readonly isManual: boolean
}

const rules: readonly Rule[] = [
  ...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\* (.+)$/gm),
].map(([, id = '', rule = '']) => ({ id, isManual: /_Checked by .+\._$/.test(rule) }))
const ids = new Set(rules.map(({ id }) => id))

/** The files that can cite requirements, with their text. */
const sources = globSync(
  '{app,art,contract,mailbox,media,relay,tests,tools}/**/*.{ts,tsx,css,md}',
  {
    exclude: ['**/node_modules/**', 'tools/requirements.test.ts'],
  },
).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
  isTest: /\.(test|e2e)\.tsx?$|^tests\//.test(file),
}))

/** Numbers in the document's areas, and everything in parentheses that looks like a number. */
function citationsIn(text: string): string[] {
  const areas = [...new Set(rules.map(({ id }) => id.replace(/-\d+$/, '')))].join('|')
  const known = text.match(new RegExp(`(?<![A-Z0-9-])(?:${areas})-\\d+\\b(?!-)`, 'g')) ?? []
  const bracketed = text.match(/\((?:[A-Z][A-Z0-9]{2,}-\d+(?:, )?)+\)/g) ?? []
  return [...known, ...bracketed.flatMap((list) => list.slice(1, -1).split(', '))]
}

test('every number is unique and every citation has a requirement', () => {
  expect(rules.length).toBeGreaterThan(100)
  expect(ids.size).toBe(rules.length)
  const cited = sources.flatMap(({ file, text }) => citationsIn(text).map((id) => ({ file, id })))
  expect(cited.length).toBeGreaterThan(200)
  expect(cited.filter(({ id }) => !ids.has(id))).toEqual([])
})

test('every requirement has a test or names where a person checks it', () => {
  const tests = sources.filter(({ isTest }) => isTest)
  const tested = new Set(tests.flatMap(({ text }) => citationsIn(text)))
  const untested = rules.filter(({ id, isManual }) => !isManual && !tested.has(id))
  expect(untested.map(({ id }) => id)).toEqual([])
})

test('no source refers to a document outside the repository', () => {
  const elsewhere = /\((?:spec|decisions?|design)\s[^)]*["“\d]|\bthe specification\b/i
  expect(sources.filter(({ text }) => elsewhere.test(text)).map(({ file }) => file)).toEqual([])
})
