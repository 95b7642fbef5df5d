import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentNames, documentPath } from '../../app/content/document-path.ts'
import { cityKeys } from '../../app/site/cities.ts'
import { type SiteText, textsIn } from './word-checks.ts'

/** Every text of the content documents below a folder that holds `assets/content`. */
export function documentTexts(folder: string): SiteText[] {
  return documentNames.flatMap((name) =>
    cityKeys.flatMap((city) => {
      const path = documentPath(name, city)
      return textsIn(JSON.parse(readFileSync(join(folder, path), 'utf8')), path.slice(1), city)
    }),
  )
}
