/** Checks of the pictures' alternative texts in media/alt.json. */
import type { FieldFinding } from './finding.ts'

/** The maximum length, characters. Longer texts are tiring in a screen reader. */
export const longestAlternative = 125

/**
 * Decorative pictures of the collection: water, flames, lights out of focus. Their alternative text
 * is empty, so screen readers skip them.
 */
const decorativePictures: ReadonlySet<string> = new Set([
  'element-earth',
  'element-water',
  'element-fire',
  'element-air',
  'element-aether',
])

/** Finds alternative texts that are empty, too long, badly formed or duplicates. */
export function checkAlternatives(texts: Readonly<Record<string, string>>): FieldFinding[] {
  const entries = Object.entries(texts)
  return entries.flatMap(([field, text], index) => {
    const twin = entries.slice(0, index).find(([, other]) => other === text)?.[0]
    const fault = decorativePictures.has(field) ? faultOfDecoration(text) : faultOf(text, twin)
    if (!fault) return []
    const [problem, remedy] = fault
    return [{ field, problem, remedy }]
  })
}

type Fault = readonly [problem: string, remedy: string]

function faultOfDecoration(text: string): Fault | undefined {
  if (text.trim() === '') return undefined
  return [
    'has a text, but is in the list of pictures that only decorate',
    'Empty the text, or remove the picture from the list in tools/content/check-alternatives.ts.',
  ]
}

function faultOf(text: string, twin: string | undefined): Fault | undefined {
  if (text.trim() === '') return ['the picture has no text', 'Describe what it shows.']
  if (text.length > longestAlternative) {
    const problem = `${text.length} characters; the maximum is ${longestAlternative}`
    return [problem, 'Name what matters: the place, the thing, the light.']
  }
  const word = /\b(?:picture|photo|photograph|image)\b/i.exec(text)?.[0]
  if (word) {
    const problem = `says "${word}", which screen readers already announce`
    return [problem, 'Describe only what it shows.']
  }
  if (!/^\p{Lu}/u.test(text) || text.endsWith('.')) {
    const problem = 'begins with a small letter or ends with a full stop'
    return [problem, 'Begin with a capital and omit the full stop, like the other texts.']
  }
  if (twin) return [`says the same as "${twin}"`, 'Describe what is different in this picture.']
  return undefined
}
