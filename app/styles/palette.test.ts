import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { palette } from './palette'

const values = Object.values(palette) as string[]

/** The three numbers of `#rrggbb`, as `rgb()` takes them. */
function channels(value: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16))
}

/** Files that `npm run media` draws with the palette. */
const drawn = ['public/site.webmanifest', 'public/favicon.svg', 'public/media/not-available.svg']

function tracked(...folders: string[]): string[] {
  return execFileSync('git', ['ls-files', '--', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(css|html|svg|tsx?|webmanifest)$/.test(file))
}

test('a colour is written in the palette and nowhere else (LOOK-2)', () => {
  const files = tracked('app', 'media', 'mailbox', 'tools', 'relay', 'public').filter(
    (file) => file !== 'app/styles/palette.ts' && !drawn.includes(file),
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

test.each(drawn)('%s has the colours of the palette (LOOK-2)', (file) => {
  const used = readFileSync(file, 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? []
  expect(used.length).toBeGreaterThan(0)
  expect(values, `${file} has old colours: run \`npm run media\``).toEqual(
    expect.arrayContaining(used),
  )
})
