/** Paths of the content documents, and functions to read and write them. */
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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
  const folder = 'public/assets/content'
  const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  const known = new Set(documentFiles.map(({ file }) => join(root, file)))
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !known.has(file))
    .map((file) => file.slice(root.length).replace(/^[/\\]/, ''))
}

/** The text of a file, undefined if it does not exist. */
export async function readText(root: string, file: string): Promise<string | undefined> {
  const path = join(root, file)
  return existsSync(path) ? readFile(path, 'utf8') : undefined
}

/** Writes a file of the repository. */
export function writeText(root: string, file: string, text: string): Promise<void> {
  return writeFile(join(root, file), text)
}
