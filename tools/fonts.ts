/**
 * Subsets the two families to the characters and weights that the site uses: `npm run fonts`.
 * Run it after a change to `characters` and commit the results.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/** The characters of the site's own texts. Every visitor loads them. */
const usual =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('') +
  '\u00a0©·ÄÅÆÉÖØÜàäåæçèéêöøü–—‘’“”…'

/**
 * Further characters of names and prices. They have their own files, which a browser loads only if a
 * text contains one of them (`unicode-range` in app/styles/fonts.css).
 */
const rare = '£§«®°»¿ÀÁÂÇÈÊËÍÎÏÑÓÔÙÚÛßáâëíîïñóôùúûÿŒœ•€×−'

/** Rare in headings, where the fallback font draws them: only the text face contains them. */
const signs = /[#<>[\\\]^`{|}~]/g

/** Every character of the font subsets. */
export const characters = usual + rare

/**
 * The faces with the OpenType features they keep: kerning, ligatures and the figures for
 * `font-variant-numeric`. Columns of figures use Jost. A feature costs every visitor up to 2 KB.
 */
const faces = [
  {
    source: 'cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2',
    target: 'cormorant',
    weights: { min: 300, max: 400 },
    charset: usual.replace(signs, ''),
    features: ['kern', 'liga', 'calt', 'lnum'],
  },
  {
    source: 'cormorant-garamond/files/cormorant-garamond-latin-wght-italic.woff2',
    target: 'cormorant-italic',
    weights: 300,
    charset: usual.replace(signs, ''),
    features: ['kern', 'liga', 'calt'],
  },
  {
    source: 'jost/files/jost-latin-wght-normal.woff2',
    target: 'jost',
    weights: { min: 400, max: 500 },
    charset: usual,
    features: ['kern', 'liga', 'lnum', 'tnum'],
  },
]

async function cutFonts(): Promise<void> {
  const folder = new URL('../app/styles/fonts/', import.meta.url)
  await mkdir(folder, { recursive: true })
  for (const { source, target, weights, charset, features } of faces) {
    const original = await readFile(
      new URL(`../node_modules/@fontsource-variable/${source}`, import.meta.url),
    )
    await cut(`${target}.woff2`, charset, features)
    await cut(`${target}-rare.woff2`, rare, ['kern'])

    async function cut(name: string, text: string, keepFeatures: string[]): Promise<void> {
      const subset = await subsetFont(original, text, {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        keepFeatures,
      })
      await writeFile(new URL(name, folder), subset)
      console.log(`${name}: ${(subset.length / 1024).toFixed(1)} KB`)
    }
  }
}

if (import.meta.main) await cutFonts()
