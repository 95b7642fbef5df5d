/**
 * The rules of docs/requirements.md and where they are cited. `npm run requirements` writes the list
 * of the tests that hold each rule at the end of the document.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const documentFile = join(root, 'docs/requirements.md')
const listHeading = '## The tests of each rule'

/** Folders whose code and tests cite rules. */
const citingFolders = ['app', 'art', 'contract', 'mailbox', 'media', 'relay', 'tests', 'tools']

/** A rule of the document. */
export interface Requirement {
  /** Its number: `GUARD-3`. */
  id: string
  /** Where it is looked at or measured, if no test can hold it. */
  heldBy?: string
}

/** The rules of the document in their order. Throws where a number stands twice. */
export function parseRequirements(text: string): Requirement[] {
  const [rules = ''] = text.split(listHeading)
  const found = [...rules.matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\* (.+)$/gm)].map(
    ([, id = '', rule]) => {
      const heldBy = /_Held by (.+)\._$/.exec(rule ?? '')?.[1]
      return heldBy ? { id, heldBy } : { id }
    },
  )
  const twice = found.find(({ id }, index) => found.findIndex((other) => other.id === id) < index)
  if (twice) throw new Error(`${twice.id} stands twice in docs/requirements.md.`)
  return found
}

/** A place that cites a rule. */
export interface Citation {
  id: string
  file: string
  isTest: boolean
}

/** Every citation in the code and the tests: numbers of the areas given. */
export function findCitations(areas: readonly string[]): Citation[] {
  const number = new RegExp(`(?<![A-Z0-9-])(?:${areas.join('|')})-\\d+\\b(?!-)`, 'g')
  return sourceFiles().flatMap((file) => {
    const ids = new Set(readSource(file).match(number))
    return [...ids].map((id) => ({ id, file, isTest: /\.(test|e2e)\.tsx?$|^tests\//.test(file) }))
  })
}

/** The files of the folders that may cite rules, as paths from the repository's root. */
export function sourceFiles(): string[] {
  return citingFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\.(ts|tsx|css|md)$/.test(file) && !/^tools\/requirements\./.test(file))
      .sort(),
  )
}

/** The text of a file by its path from the repository's root. */
export function readSource(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** The areas of the rules: the letters before their numbers. */
export function areasOf(requirements: readonly Requirement[]): string[] {
  return [...new Set(requirements.map(({ id }) => id.replace(/-\d+$/, '')))]
}

/** The document as it stands. */
export function readDocument(): string {
  return readFileSync(documentFile, 'utf8')
}

/** The document with its list of tests written anew. */
export function withList(text: string): string {
  const requirements = parseRequirements(text)
  const citations = findCitations(areasOf(requirements)).filter(({ isTest }) => isTest)
  const lines = requirements.map(({ id, heldBy }) => {
    const files = citations
      .filter((citation) => citation.id === id)
      .map(({ file }) => `\`${file}\``)
    return `- ${id}: ${[...files, ...(heldBy ? [heldBy] : [])].join(', ')}`
  })
  const [rules = ''] = text.split(listHeading)
  return `${rules.trimEnd()}\n\n${listHeading}\n\nWritten by \`npm run requirements\`.\n\n${lines.join('\n')}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(documentFile, withList(readDocument()))
