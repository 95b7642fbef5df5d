/** Checks of the pictures' alternative texts, media/alt.json. */
import { decorativePictures } from './decorative-pictures.ts'
import type { FieldFinding } from './finding.ts'

/** Longer ones tire who hears them read. */
const longest = 125

/** Texts that say nothing, too much, or the same of two pictures. */
export function checkAlternatives(texts: Readonly<Record<string, string>>): FieldFinding[] {
  const entries = Object.entries(texts)
  return entries.flatMap(([field, text], index) => {
    const twin = entries.slice(0, index).find(([, other]) => other === text)
    if (decorativePictures.has(field)) {
      if (text.trim() === '') return []
      return [
        {
          field,
          problem: 'has a text, and stands in the list of pictures that only decorate',
          remedy:
            'Empty the text, or take the picture out of tools/content/decorative-pictures.ts.',
        },
      ]
    }
    if (text.trim() === '')
      return [{ field, problem: 'the picture has no text', remedy: 'Say what is seen.' }]
    if (text.length > longest)
      return [
        {
          field,
          problem: `${text.length} characters, where ${longest} are enough`,
          remedy: 'Name what matters: the place, the thing, the light.',
        },
      ]
    const word = /\b(?:picture|photo|photograph|image)\b/i.exec(text)?.[0]
    if (word)
      return [
        {
          field,
          problem: `says "${word}", which everybody is told already`,
          remedy: 'Say only what is seen.',
        },
      ]
    if (!/^\p{Lu}/u.test(text) || text.endsWith('.'))
      return [
        {
          field,
          problem: 'begins with a small letter or ends with a full stop',
          remedy: 'Begin with a capital and leave the full stop out, as the other texts do.',
        },
      ]
    if (twin)
      return [
        {
          field,
          problem: `says the same as "${twin[0]}"`,
          remedy: 'Say what is seen here and not there.',
        },
      ]
    return []
  })
}
