import { expect, test } from 'vitest'
import { palette } from '../styles/palette'
import { elementIds, elements } from './elements'

/** Relative luminance by WCAG 2.2, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

// ELEM-1
test('lists the elements in the order of their ids', () => {
  expect(elements.map((element) => element.id)).toEqual(elementIds)
})

// LOOK-2, A11Y-1
test.each(elements.map(({ id, tint }) => [id, tint]))(
  'small text in the tint of %s is readable on night and umber',
  (_id, tint) => {
    for (const ground of [palette.night, palette.umber]) {
      expect((luminance(tint) + 0.05) / (luminance(ground) + 0.05)).toBeGreaterThanOrEqual(4.5)
    }
  },
)
