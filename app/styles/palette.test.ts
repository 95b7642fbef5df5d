import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { elements } from '~/services/elements'
import { palette } from './palette'

const values = Object.values(palette) as string[]

/** The three numbers of `#rrggbb`, as `rgb()` takes them. */
function channels(value: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16))
}

/** Files that cannot read the palette: what stands in them is compared with it below. */
const written = /^relay\/templates\/|^public\/.*\.(svg|webmanifest)$/

function tracked(...folders: string[]): string[] {
  return execFileSync('git', ['ls-files', '--', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(css|html|svg|tsx?|webmanifest)$/.test(file))
}

test('a colour is written in the palette and nowhere else (LOOK-2)', () => {
  const files = tracked('app', 'media', 'mailbox', 'tools', 'relay', 'public').filter(
    (file) => file !== 'app/styles/palette.ts' && !written.test(file),
  )
  expect(files.length).toBeGreaterThan(300)
  const typed = values.map(
    (value) => new RegExp(`${value}|rgba?\\(${channels(value).join(',? ')}\\b`, 'i'),
  )
  const found = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return typed.some((colour) => colour.test(text))
  })
  expect(found).toEqual([])
})

test.each(['public/site.webmanifest', 'public/favicon.svg', 'public/media/not-available.svg'])(
  '%s has no colour of its own (LOOK-2)',
  (file) => {
    const used = readFileSync(file, 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? []
    expect(used.length).toBeGreaterThan(0)
    for (const colour of used) expect(values).toContain(colour.toLowerCase())
  },
)

/** A colour laid over another, as `color-mix` in sRGB makes it. */
function mixed(colour: string, percent: number, ground: string): string {
  const [over, under] = [channels(colour), channels(ground)]
  const parts = over.map((part, at) => percent * part + (100 - percent) * (under[at] ?? 0))
  return `#${Buffer.from(parts.map((part) => Math.round(part / 100))).toString('hex')}`
}

/** Hairlines on the sheet and on dark: clients of e-mail mix no colours, so they stand there mixed. */
const hairlines = [palette.paper, palette.umber].map((ground) => mixed(palette.gold, 35, ground))

test.each(tracked('relay/templates').filter((file) => file.endsWith('.html')))(
  '%s has no colour of its own but its hairlines (LOOK-2)',
  (file) => {
    const used = readFileSync(file, 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? []
    expect(used.length).toBeGreaterThan(20)
    const known = [...values, ...hairlines]
    expect([...new Set(used)].filter((colour) => !known.includes(colour.toLowerCase()))).toEqual([])
  },
)

test('the rule names the colours that there are (LOOK-2)', () => {
  const rules = readFileSync('docs/requirements.md', 'utf8')
  const [rule = ''] = /^- \*\*LOOK-2\*\* .*$/m.exec(rules) ?? []
  // The colour of a mistake is left to the design.
  const known = [
    ...values.filter((value) => value !== palette.error),
    ...elements.map(({ color }) => color),
  ]
  expect(new Set(rule.match(/#[0-9a-f]{6}\b/g))).toEqual(new Set(known))
})
