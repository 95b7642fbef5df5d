import { expect, test } from 'vitest'
import { characters } from '../../tools/fonts'
import { htmlOf, pagePaths } from './built-site'

// LOOK-3, CITY-1
test('the fonts contain every character of every page (if not, add it to tools/fonts.ts and run `npm run fonts`)', () => {
  const available = new Set(`${characters}\n`)
  const missing = new Map<string, string>()
  for (const path of pagePaths) {
    const text = htmlOf(path).replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, '')
    for (const character of text) if (!available.has(character)) missing.set(character, path)
  }
  expect(pagePaths.length).toBeGreaterThan(100)
  expect([...missing]).toEqual([])
})

// SPEED-1
test('no family mixes faces with and without unicode-range', () => {
  for (const path of pagePaths) {
    const families = new Map<string, Set<boolean>>()
    for (const [, face = ''] of htmlOf(path).matchAll(/@font-face\s*{([^}]*)}/g)) {
      const family = /font-family:\s*([^;]+)/.exec(face)?.[1] ?? ''
      const kinds = families.get(family) ?? new Set()
      families.set(family, kinds.add(face.includes('unicode-range')))
    }
    expect(families.size, path).toBe(6)
    expect(
      [...families].filter(([, kinds]) => kinds.size > 1),
      path,
    ).toEqual([])
  }
})
