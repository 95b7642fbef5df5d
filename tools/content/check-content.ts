/** Checks all content documents, each by itself as the site reads it and all of them together. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cityKeys } from '../../app/cities/cities.ts'
import { checkAlternatives } from './check-alternatives.ts'
import { checkCities } from './check-cities.ts'
import { checkFields } from './check-fields.ts'
import { checkReferences, type Surroundings } from './check-references.ts'
import {
  alternativesFile,
  type DocumentFile,
  documentFiles,
  readText,
  strayFiles,
} from './content-files.ts'
import type { Finding } from './finding.ts'
import { withoutByteOrderMark } from './tidy-document.ts'
import { bannedWordsIn, contradictions, type SiteText, textsIn } from './word-checks.ts'

/** Called after each document. */
export type Progress = (file: DocumentFile, findings: number) => void

/**
 * Checks the documents and the alternative texts of a repository.
 * @param root the repository's folder
 */
export async function checkContent(
  root: string,
  progress: Progress = () => {},
): Promise<Finding[]> {
  const alternatives = await readAlternatives(root)
  const surroundings = surroundingsOf(root, alternatives.texts)
  const findings: Finding[] = [...alternatives.findings]
  const texts: SiteText[] = []
  for (const place of documentFiles) {
    const read = readDocument(place, await readText(root, place.file), surroundings)
    findings.push(...read.findings)
    texts.push(...read.texts)
    progress(place, read.findings.length)
  }
  findings.push(...checkCities(texts))
  for (const file of await strayFiles(root)) {
    findings.push({ file, field: '', ...strayFile(file) })
  }
  return findings
}

function strayFile(file: string): Pick<Finding, 'problem' | 'remedy'> {
  const [, city] = /\/jsons\/([^/]+)\.json$/.exec(file) ?? []
  return city === undefined
    ? { problem: 'no page reads this file', remedy: 'Remove it from the documents’ folder.' }
    : {
        problem: `no page reads this file: "${city}" is not a city of the site`,
        remedy: `Name it after a city (${cityKeys.join(', ')}). A new city must be in app/cities/cities.ts first (docs/guide/add-a-city.md).`,
      }
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
  text: string | undefined,
  surroundings: Surroundings,
): { findings: Finding[]; texts: SiteText[] } {
  if (text === undefined) {
    const problem = 'the file is missing: visitors of this city see defaults'
    return {
      findings: [{ file, field: '', problem, remedy: 'Copy another city’s and rewrite it.' }],
      texts: [],
    }
  }
  let data: unknown
  try {
    data = JSON.parse(withoutByteOrderMark(text))
  } catch (error) {
    const problem = `the file cannot be read: ${(error as Error).message}`
    const remedy =
      'Look there and at the end of the line before for a missing or extra comma or quotation mark. Quotation marks must be straight.'
    return { findings: [{ file, field: '', problem, remedy }], texts: [] }
  }
  const found = [...checkFields(name, city, data), ...checkReferences(name, data, surroundings)]
  const texts = textsIn(data, file, city)
  return {
    findings: [
      ...found.map((finding) => ({ file, ...finding })),
      ...contradictions(texts),
      ...bannedWordsIn(texts),
    ],
    texts,
  }
}

async function readAlternatives(root: string) {
  const file = alternativesFile
  try {
    const texts = JSON.parse((await readText(root, file)) ?? '') as Record<string, string>
    return { texts, findings: checkAlternatives(texts).map((finding) => ({ file, ...finding })) }
  } catch (error) {
    const problem = `the file cannot be read: ${(error as Error).message}`
    return {
      texts: {},
      findings: [{ file, field: '', problem, remedy: 'Restore it from its last version.' }],
    }
  }
}
