/** The long texts of a city's documents, which no other city has (WORDS-4). */
import { readFileSync } from 'node:fs'
import type { CityKey } from '../app/cities/cities'
import { documentNames, documentPath } from '../app/content/document-path'
import { fillTokens } from '../app/content/tokens'

/** Every text of more than 40 letters, with its tokens filled as on a page. */
export function sentencesOf(city: CityKey): string[] {
  const found: string[] = []
  for (const name of documentNames) {
    JSON.parse(readFileSync(`public${documentPath(name, city)}`, 'utf8'), (_, value) => {
      if (typeof value === 'string' && value.length > 40) found.push(fillTokens(value, city))
      return value
    })
  }
  return found
}
