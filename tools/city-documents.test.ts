import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cityList } from '../app/site/cities.ts'
import { cityCount, cityNames } from '../app/site/city-words.ts'

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
    [...read(file).matchAll(/\b(three|four|five|six|seven|eight|nine|ten) cities\b/gi)].map(
      ([, count = '']) => ({ file, count: count.toLowerCase() }),
    ),
  )
  expect(counts.length).toBeGreaterThan(0)
  expect(counts.filter(({ count }) => count !== cityCount)).toEqual([])
})

// CITY-1
test('documents name the cities that there are', () => {
  expect(read('README.md')).toContain(cityNames)
  const rule = /^- \*\*CITY-1\*\* .*$/m.exec(read('docs/requirements.md'))?.[0]
  for (const { key, name } of cityList) {
    expect(rule, name).toMatch(new RegExp(`${name} \\(\`${key}\``))
  }
})
