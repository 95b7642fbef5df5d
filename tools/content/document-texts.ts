import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cityKeys } from '../../app/cities/cities.ts'
import { documentNames, documentPath } from '../../app/content/document-path.ts'
import { type SiteText, textsIn } from './word-checks.ts'

/** Every text of the content documents of the repository. */
export function documentTexts(): SiteText[] {
  return documentNames.flatMap((name) =>
    cityKeys.flatMap((city) => {
      const path = documentPath(name, city)
      return textsIn(JSON.parse(readFileSync(join('public', path), 'utf8')), `public${path}`, city)
    }),
  )
}
