import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testVariables } from './mailbox-variables.ts'

// HOST-3
test('tests set every build variable, so that none comes from .env', () => {
  const example = readFileSync('.env.example', 'utf8')
  const names = [...example.matchAll(/^# (VITE_\w+)=/gm)].map(([, name]) => name)
  expect(names).toHaveLength(7)
  expect(Object.keys(testVariables).toSorted()).toEqual(names.toSorted())
})
