/** Corrections that a script can make in a document, because visitors read the same text. */
import type { DocumentName } from '../../app/content/documents.ts'
import { schemaReference } from './json-schemas.ts'

/** A tidied document and its changes. */
export interface TidyDocument {
  text: string
  /** The changes in words. Empty if the file was tidy. */
  changes: string[]
}

/**
 * Trims texts, removes fields without a value (the site ignores them), sets the schema for editors and
 * indents with two spaces.
 */
export function tidyDocument(name: DocumentName, text: string): TidyDocument {
  const data: unknown = JSON.parse(withoutByteOrderMark(text))
  const changes: string[] = []
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return { text, changes }
  const { $schema, ...fields } = data as Record<string, unknown>
  const reference = schemaReference(name)
  if ($schema !== reference) changes.push('set its schema for editors')
  const tidied = { $schema: reference, ...(tidy(fields, '', changes) as object) }
  const written = `${JSON.stringify(tidied, null, 2)}\n`
  if (changes.length === 0 && written !== text) changes.push('indented it with two spaces')
  return { text: written, changes }
}

/** Some Windows editors write a byte order mark. Browsers ignore it. */
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
    changes.push(`removed "${below}", which is empty`)
    return []
  })
  return Object.fromEntries(entries)
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.keys(value).length === 0
}
