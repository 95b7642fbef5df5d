import { existsSync, readFileSync } from 'node:fs'
import { PictureError, showPath } from './masters.ts'

/**
 * Reads a JSON file of texts by picture id.
 * @throws PictureError if it is not such a file.
 */
export function readTexts(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new PictureError(
      `${showPath(file)}: cannot be read (${(error as Error).message}); it must be one JSON object of texts by picture id.`,
    )
  }
}

/** A function that returns the CSS `object-position` of a picture, by default its centre. */
export function focusesIn(file: string): (id: string) => string {
  const focuses = existsSync(file) ? readTexts(file) : {}
  return function focusOf(id) {
    const focus = focuses[id] ?? '50% 50%'
    if (/^\d+(\.\d+)?% \d+(\.\d+)?%$/.test(focus)) return focus
    throw new PictureError(
      `${showPath(file)}: "${focus}" for "${id}" is not a focus; write it like "50% 40%".`,
    )
  }
}
