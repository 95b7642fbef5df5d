import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** Text as SVG path data with its baseline at the origin, y downwards. */
export interface Lettering {
  d: string
  /** Advance width, px. */
  width: number
}

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2',
)
const printableLatin =
  String.fromCodePoint(...Array.from({ length: 0x17f - 0x20 }, (_, index) => index + 0x20)) +
  '’‘“”–—'
const fonts = new Map<number, Promise<Font>>()

/**
 * Converts a text in Cormorant Garamond to outlines, so that the result does not depend on installed fonts.
 * @param size px
 * @param tracking space added after each letter, relative to the size
 */
export async function setText(
  text: string,
  weight: number,
  size: number,
  tracking = 0,
): Promise<Lettering> {
  const font = await loadFont(weight)
  const buffer = new ShapingBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const scale = size / font.face.upem
  const positions = buffer.getGlyphPositions()
  let x = 0
  let d = ''
  for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
    const position = positions[index]
    if (!position) continue
    d += place(font.glyphToPath(glyph), scale, x + position.xOffset * scale)
    x += position.xAdvance * scale + tracking * size
  }
  return { d, width: Math.max(0, x - tracking * size) }
}

/** Converts font units with y upwards to px with y downwards. */
function place(d: string, scale: number, x: number): string {
  let isX = true
  return d.replace(/[A-Za-z]|-?[\d.]+/g, (token) => {
    if (/[A-Za-z]/.test(token)) {
      isX = true
      return token
    }
    const value = isX ? Number(token) * scale + x : -Number(token) * scale
    isX = !isX
    return `${Math.round(value * 100) / 100}`
  })
}

function loadFont(weight: number): Promise<Font> {
  const font = fonts.get(weight) ?? readFont(weight)
  fonts.set(weight, font)
  return font
}

async function readFont(weight: number): Promise<Font> {
  const bytes = await subsetFont(readFileSync(fontFile), printableLatin, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
  return new Font(new Face(new Blob(new Uint8Array(bytes).buffer)))
}
