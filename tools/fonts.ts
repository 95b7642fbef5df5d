/**
 * Cuts the two families down to the characters and weights the site uses: `npm run fonts`.
 * Run it after adding a character that is not in `characters`; the results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/** Every character that the cut fonts hold. */
export const characters =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('') +
  '\u00a0£§©«®°·»¿ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÙÚÛÜßàáâäåæçèéêëíîïñóôöøùúûüÿœŒšž–—‘’“”…•€→←↗×−'

const faces = [
  {
    source: 'cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2',
    target: 'cormorant.woff2',
    weights: { min: 300, max: 400 },
  },
  {
    source: 'cormorant-garamond/files/cormorant-garamond-latin-wght-italic.woff2',
    target: 'cormorant-italic.woff2',
    weights: 300,
  },
  {
    source: 'jost/files/jost-latin-wght-normal.woff2',
    target: 'jost.woff2',
    weights: { min: 400, max: 500 },
  },
]

/** Kerning, ligatures and both kinds of figures; fractions and the like stay out. */
const keepFeatures = ['kern', 'liga', 'calt', 'locl', 'lnum', 'tnum', 'pnum']

async function cutFonts(): Promise<void> {
  const folder = new URL('../app/styles/fonts/', import.meta.url)
  await mkdir(folder, { recursive: true })
  for (const { source, target, weights } of faces) {
    const original = await readFile(
      new URL(`../node_modules/@fontsource-variable/${source}`, import.meta.url),
    )
    const subset = await subsetFont(original, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures,
    })
    await writeFile(new URL(target, folder), subset)
    console.log(
      `${target}: ${(subset.length / 1024).toFixed(1)} KB (was ${(original.length / 1024).toFixed(1)} KB)`,
    )
  }
}

if (import.meta.main) await cutFonts()
