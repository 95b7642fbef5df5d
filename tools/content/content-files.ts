/** Paths of the content documents. */
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type CityKey, cityKeys } from '../../app/cities/cities.ts'
import { documentNames, documentPath } from '../../app/content/document-path.ts'
import type { DocumentName } from '../../app/content/documents.ts'

/** A content document and its path. */
export interface DocumentFile {
  name: DocumentName
  city: CityKey
  /** From the repository's root. */
  file: string
}

/** The pictures' alternative texts, from the repository's root. */
export const alternativesFile = 'media/alt.json'

/** All content documents, grouped by kind. */
export const documentFiles: readonly DocumentFile[] = documentNames.flatMap((name) =>
  cityKeys.map((city) => ({ name, city, file: `public${documentPath(name, city)}` })),
)

/** Files in the documents' folder that are not documents, from the repository's root. */
export async function strayFiles(root: string): Promise<string[]> {
  const folder = join(root, 'public/assets/content')
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const known = new Set(documentFiles.map(({ file }) => file))
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !known.has(file))
}
