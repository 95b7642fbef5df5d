import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cityList, defaultCity } from '../app/cities/cities.ts'

const number = '(?:three|four|five|six|seven|eight|nine|ten|\\d+)'
/** A count of cities, of their parts of the landing page, or "one of the six". */
const counted = new RegExp(
  `\\b${number} (?:cities|editions|panes|bands|links)\\b|\\bone of the ${number}\\b`,
  'gi',
)

const read = (file: string) => readFileSync(file, 'utf8')
const files = [
  ...globSync('{*,docs/**/*,*/README,tools/hosts/README,tests/engines/README}.md'),
  'package.json',
].filter((file) => !file.includes('node_modules'))

// CITY-1
test('documents do not count the cities', () => {
  expect(files.length).toBeGreaterThan(30)
  const counts = files.flatMap((file) =>
    (read(file).match(counted) ?? []).map((words) => `${file}: ${words}`),
  )
  expect(counts).toEqual([])
})

// CITY-1
test('documents do not list the cities', () => {
  const others = cityList.filter(({ key }) => key !== defaultCity)
  const lists = files.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => others.every(({ name, key }) => line.includes(name) || line.includes(key)))
      .map((line) => `${file}: ${line.slice(0, 80)}`),
  )
  expect(lists).toEqual([])
  expect(read('docs/requirements.md')).toContain(`The default city is \`${defaultCity}\`.`)
})
