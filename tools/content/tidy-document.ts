/** What a machine may mend in a document without asking: nothing that a visitor would read differently. */
import type { DocumentName } from '../../app/content/documents.ts'
import { schemaReference } from './json-schemas.ts'

/** A document as it should stand in its file, and what was done to it. */
export interface TidyDocument {
  text: string
  /** What was done, in words; empty where the file stood like this already. */
  changes: string[]
}

/**
 * Trims texts, takes out fields without a value (the site leaves them out anyway), names the schema
 * for editors, and indents by two blanks.
 */
export function tidyDocument(name: DocumentName, text: string): TidyDocument {
  const data: unknown = JSON.parse(withoutByteOrderMark(text))
  const changes: string[] = []
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return { text, changes }
  const { $schema, ...fields } = data as Record<string, unknown>
  const reference = schemaReference(name)
  if ($schema !== reference) changes.push('named its schema for editors')
  const tidied = { $schema: reference, ...(tidy(fields, '', changes) as object) }
  const written = `${JSON.stringify(tidied, null, 2)}\n`
  if (changes.length === 0 && written !== text) changes.push('indented it by two blanks')
  return { text: written, changes }
}

/** Some editors of Windows write an invisible mark before a text; browsers pass over it. */
export function withoutByteOrderMark(text: string): string {
  return text.replace(/^\uFEFF/, '')
}

function tidy(value: unknown, at: string, changes: string[]): unknown {
  if (typeof value === 'string') {
    const trimmed = value.trim().replace(/[ \t\r\n]+/g, ' ')
    if (trimmed !== value) changes.push(`trimmed "${at}"`)
    return trimmed
  }
  if (Array.isArray(value)) {
    return value.map((entry, index) => tidy(entry, `${at}.${index}`, changes))
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([key, part]) => {
    const below = at === '' ? key : `${at}.${key}`
    const tidied = isEmpty(part) ? undefined : tidy(part, below, changes)
    if (!isEmpty(tidied)) return [[key, tidied] as const]
    changes.push(`took out "${below}", which says nothing`)
    return []
  })
  return Object.fromEntries(entries)
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.keys(value).length === 0
}
