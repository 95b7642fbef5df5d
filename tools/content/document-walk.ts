/** Walks a document beside the tree of its fields: what is there, what is missing, what nobody knows. */
import type { Field, FieldKind } from './document-fields.ts'

/** One text of a document that stands where its schema has a field. */
export interface Value {
  /** Where it stands: `features.0.title`. */
  at: string
  /** Its field's path: `features[].title`. */
  path: string
  kind: FieldKind
  text: string
}

export interface Walk {
  values: Value[]
  /** Fields of groups and entries that are not there, at the highest level that is missing. */
  missing: { at: string; path: string }[]
  /** Keys that no schema knows, and the keys that may stand beside them. */
  unknown: { at: string; known: readonly string[] }[]
}

/** Keys beside the schema's own that a document may hold. */
const notes = ['$schema']

/** Everything a document says, by its fields; values of a wrong type are passed over. */
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
