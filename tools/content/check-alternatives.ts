/** Checks of the pictures' alternative texts in media/alt.json. */
import { decorativePictures } from './decorative-pictures.ts'
import type { FieldFinding } from './finding.ts'

/** The maximum length, characters. Longer texts are tiring in a screen reader. */
const longest = 125

/** Finds alternative texts that are empty, too long, badly formed or duplicates. */
export function checkAlternatives(texts: Readonly<Record<string, string>>): FieldFinding[] {
  const entries = Object.entries(texts)
  return entries.flatMap(([field, text], index) => {
    const twin = entries.slice(0, index).find(([, other]) => other === text)
    if (decorativePictures.has(field)) {
      if (text.trim() === '') return []
      return [
        {
          field,
          problem: 'has a text, but is in the list of pictures that only decorate',
          remedy:
            'Empty the text, or remove the picture from tools/content/decorative-pictures.ts.',
        },
      ]
    }
    if (text.trim() === '')
      return [{ field, problem: 'the picture has no text', remedy: 'Describe what it shows.' }]
    if (text.length > longest)
      return [
        {
          field,
          problem: `${text.length} characters; the maximum is ${longest}`,
          remedy: 'Name what matters: the place, the thing, the light.',
        },
      ]
    const word = /\b(?:picture|photo|photograph|image)\b/i.exec(text)?.[0]
    if (word)
      return [
        {
          field,
          problem: `says "${word}", which screen readers already announce`,
          remedy: 'Describe only what it shows.',
        },
      ]
    if (!/^\p{Lu}/u.test(text) || text.endsWith('.'))
      return [
        {
          field,
          problem: 'begins with a small letter or ends with a full stop',
          remedy: 'Begin with a capital and omit the full stop, like the other texts.',
        },
      ]
    if (twin)
      return [
        {
          field,
          problem: `says the same as "${twin[0]}"`,
          remedy: 'Describe what is different in this picture.',
        },
      ]
    return []
  })
}
