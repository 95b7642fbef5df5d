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
    if (text.trim() === '' && decorativePictures.has(field)) return []
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
    if (/^(?:an? |the )?(?:picture|image|photo|photograph) of\b/i.test(text))
      return [
        {
          field,
          problem: 'begins by saying that it is a picture, which everybody is told already',
          remedy: 'Begin with what is seen.',
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
