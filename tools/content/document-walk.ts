/** Walks a document along the tree of its fields and collects values, missing fields and unknown keys. */
import type { Field, FieldKind } from './document-fields.ts'

/** A text of a document in a field of its schema. */
export interface Value {
  /** Its position in the document: `features.0.title`. */
  at: string
  /** Its field's path: `features[].title`. */
  path: string
  kind: FieldKind
  text: string
}

/** What a document contains, compared with its schema. */
export interface Walk {
  values: Value[]
  /** Missing fields of groups and entries. Of a missing group only the group itself. */
  missing: { at: string; path: string }[]
  /** Keys that are not in the schema, and the keys that are allowed there. */
  unknown: { at: string; known: readonly string[] }[]
}

/** Keys outside the schema that a document may have. */
const notes = ['$schema']

/** Walks a document. Skips values of a wrong type. */
export function walkDocument(field: Field, data: unknown): Walk {
  const walk: Walk = { values: [], missing: [], unknown: [] }
  visit(field, data, '', walk)
  return walk
}

function visit(field: Field, data: unknown, at: string, walk: Walk): void {
  if (field.kind === 'list') {
    if (!Array.isArray(data)) return
    data.forEach((entry, index) => {
      visit(field.entry, entry, join(at, String(index)), walk)
    })
    return
  }
  if (field.kind !== 'group') {
    if (typeof data === 'string')
      walk.values.push({ at, path: field.path, kind: field.kind, text: data })
    return
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return
  const given = data as Record<string, unknown>
  for (const [key, part] of Object.entries(field.fields)) {
    if (Object.hasOwn(given, key)) visit(part, given[key], join(at, key), walk)
    else walk.missing.push({ at: join(at, key), path: part.path })
  }
  for (const key of Object.keys(given)) {
    if (Object.hasOwn(field.fields, key) || (at === '' && notes.includes(key))) continue
    walk.unknown.push({ at: join(at, key), known: Object.keys(field.fields) })
  }
}

function join(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`
}
