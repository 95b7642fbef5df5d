import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cityList } from '../app/cities/cities.ts'
import { cityCount, cityNames } from '../app/cities/city-words.ts'
import { documentNames } from '../app/content/document-path.ts'

const number = '(three|four|five|six|seven|eight|nine|ten)'
/** A count of cities, of what the landing page shows of them, or "one of the six". */
const counted = new RegExp(
  `\\b${number} (?:cities|panes|bands|links)\\b|\\bone of the ${number}\\b`,
  'gi',
)

const read = (file: string) => readFileSync(file, 'utf8')

// CITY-1
test('documents count the cities that there are', () => {
  // What was seen on a day stays as it was written.
  const records = ['docs/review.md', 'docs/quality.md']
  const files = [
    ...globSync('{docs/*,docs/guide/*,*/README,README}.md').filter(
      (file) => !records.includes(file),
    ),
    'package.json',
  ]
  // Two cities may share a sentence; whoever counts more counts all.
  const counts = files.flatMap((file) =>
    [...read(file).matchAll(counted)].map(([, things = '', of = things]) => ({
      file,
      count: of.toLowerCase(),
    })),
  )
  expect(counts.length).toBeGreaterThan(7)
  expect(counts.filter(({ count }) => count !== cityCount)).toEqual([])
  const documents = cityList.length * documentNames.length
  expect(read('docs/requirements.md')).toContain(`; ${documents} in all`)
})

// CITY-1
test('documents name the cities that there are', () => {
  expect(read('README.md')).toContain(cityNames)
  const rule = /^- \*\*CITY-1\*\* .*$/m.exec(read('docs/requirements.md'))?.[0]
  for (const { key, name } of cityList) {
    expect(rule, name).toMatch(new RegExp(`${name} \\(\`${key}\``))
  }
})
