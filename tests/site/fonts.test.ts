import { expect, test } from 'vitest'
import { characters } from '../../tools/fonts'
import { htmlOf, pagePaths } from './built-site'

// LOOK-3, CITY-1
test('the fonts hold every character of every page; else add it to tools/fonts.ts, then `npm run fonts`', () => {
  const held = new Set(`${characters}\n`)
  const missing = new Map<string, string>()
  for (const path of pagePaths) {
    const text = htmlOf(path).replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, '')
    for (const character of text) if (!held.has(character)) missing.set(character, path)
  }
  expect(pagePaths.length).toBeGreaterThan(100)
  expect([...missing]).toEqual([])
})
