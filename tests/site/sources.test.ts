import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { facts } from '../../app/site/facts'
import { site, socialLinks } from '../../app/site/site'

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(ts|tsx|css)$/.test(file) && !/\.test\.tsx?$/.test(file),
)

function filesWith(text: string): string[] {
  return sources.filter((file) => readFileSync(join('app', file), 'utf8').includes(text))
}

/** Facts of the brand, which a rebrand changes in one file. */
const brandFacts = [
  site.phone.display,
  site.phone.href.replace('tel:+', ''),
  site.email.display,
  site.origin,
  new URL(site.origin).hostname,
  facts.office.value,
  facts.hours.value,
  ...socialLinks.map((link) => link.url),
]

// SITE-4
test.each([...new Set(brandFacts)])('"%s" is typed in site/ only', (fact) => {
  expect(filesWith(fact).filter((file) => !file.startsWith('site/'))).toEqual([])
})

test.each([site.phone.display, site.email.display, site.origin])(
  '"%s" is typed in one file',
  (fact) => {
    expect(filesWith(fact).filter((file) => !file.startsWith('pages/legal/'))).toEqual([
      'site/site.ts',
    ])
  },
)
