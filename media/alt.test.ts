import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const texts: Record<string, string> = JSON.parse(
  readFileSync(new URL('./alt.json', import.meta.url), 'utf8'),
)

/** Cloth, flame, lamps and matter: they give a page its light and tell nothing. */
const decorative = [
  'element-earth',
  'element-water',
  'element-fire',
  'element-air',
  'element-aether',
  'services-hero',
  'slug-restaurants',
  'slug-stag-and-hen-parties',
  'slug-weddings',
  'slug-private-chef',
  'slug-vip-host',
]

describe('alternative texts', () => {
  it('are short enough for a screen reader to say in one breath: 125 characters', () => {
    const long = Object.entries(texts).filter(([, text]) => text.length > 125)
    expect(Object.keys(texts).length).toBeGreaterThan(50)
    expect(long).toEqual([])
  })

  it('are empty for pictures that only decorate, and for no other', () => {
    const empty = Object.keys(texts).filter((id) => texts[id] === '')
    expect(empty.sort()).toEqual([...decorative].sort())
  })

  it('begin with a capital, end without a full stop and do not say that they are pictures', () => {
    const wrong = Object.values(texts).filter(
      (text) =>
        text !== '' && (!/^\p{Lu}/u.test(text) || /\.$|\b(picture|photo|image)\b/i.test(text)),
    )
    expect(wrong).toEqual([])
  })

  it('are each used once', () => {
    const spoken = Object.values(texts).filter((text) => text !== '')
    expect(new Set(spoken).size).toBe(spoken.length)
  })
})
