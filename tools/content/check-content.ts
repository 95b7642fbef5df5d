/** Checks all content documents, each by itself as the site reads it and all of them together. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cityKeys } from '../../app/cities/cities.ts'
import { checkAlternatives } from './check-alternatives.ts'
import { checkCities } from './check-cities.ts'
import { checkFields } from './check-fields.ts'
import { checkReferences, type Surroundings } from './check-references.ts'
import { alternativesFile, type DocumentFile, documentFiles, strayFiles } from './content-files.ts'
import type { Finding } from './finding.ts'
import { bannedWordsIn, contradictions, type SiteText, textsIn } from './word-checks.ts'

/**
 * Checks the documents and the alternative texts of a repository.
 * @param root the repository's folder
 */
export async function checkContent(root: string): Promise<Finding[]> {
  const { data, findings } = parse(
    alternativesFile,
    await readFile(join(root, alternativesFile), 'utf8'),
  )
  const alternatives = (data ?? {}) as Record<string, string>
  const surroundings = surroundingsOf(root, alternatives)
  const texts: SiteText[] = []
  findings.push(...checkAlternatives(alternatives).map(inFile(alternativesFile)))
  for (const place of documentFiles) {
    const path = join(root, place.file)
    if (existsSync(path)) {
      const read = readDocument(place, await readFile(path, 'utf8'), surroundings)
      findings.push(...read.findings)
      texts.push(...read.texts)
    } else {
      const problem = 'the file is missing: visitors of this city see defaults'
      const remedy = 'Copy another city’s and rewrite it.'
      findings.push({ file: place.file, field: '', problem, remedy })
    }
  }
  const strays = (await strayFiles(root)).map((file) => ({
    file,
    field: '',
    problem: 'no page reads this file',
    remedy: `Remove it, or name it after a city (${cityKeys.join(', ')}). A new city must be in app/cities/cities.ts first (docs/guide/add-a-city.md).`,
  }))
  return [...findings, ...checkCities(texts), ...strays]
}

/** What documents can refer to: the pictures of the collection and the files of the site. */
export function surroundingsOf(root: string, alternatives: object): Surroundings {
  return {
    pictures: new Set(Object.keys(alternatives)),
    isFile: (path) => existsSync(join(root, 'public', path)),
  }
}

/** Checks the text of one document by itself. */
export function readDocument(
  { name, city, file }: DocumentFile,
  text: string,
  surroundings: Surroundings,
): { findings: Finding[]; texts: SiteText[] } {
  const { data, findings } = parse(file, text)
  if (findings.length > 0) return { findings, texts: [] }
  const found = [...checkFields(name, city, data), ...checkReferences(name, data, surroundings)]
  const texts = textsIn(data, file, city)
  return {
    findings: [...found.map(inFile(file)), ...contradictions(texts), ...bannedWordsIn(texts)],
    texts,
  }
}

function parse(file: string, text: string): { data?: unknown; findings: Finding[] } {
  try {
    // Some Windows editors write a byte order mark, which browsers ignore.
    return { data: JSON.parse(text.replace(/^\uFEFF/, '')), findings: [] }
  } catch (error) {
    const problem = `the file cannot be read: ${(error as Error).message}`
    const remedy =
      'Look there and at the end of the line before for a missing or extra comma or quotation mark. Quotation marks must be straight.'
    return { findings: [{ file, field: '', problem, remedy }] }
  }
}

function inFile(file: string): (finding: Omit<Finding, 'file'>) => Finding {
  return (finding) => ({ file, ...finding })
}
