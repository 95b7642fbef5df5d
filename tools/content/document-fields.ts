/** The fields of a content document as a tree, from its schema. Checks, JSON Schemas and the editor's forms use it. */
import type * as v from 'valibot'
import { type DocumentName, documentSchemas, fieldKinds } from '../../app/content/documents.ts'

/** The kind of a single value. */
export type FieldKind = keyof typeof fieldKinds

/**
 * A field of a document. Its path joins keys with dots and marks lists with brackets:
 * `contactSection.features[].title`. The path of the document itself is ''.
 */
export type Field =
  | { kind: FieldKind; path: string }
  | { kind: 'group'; path: string; fields: Readonly<Record<string, Field>> }
  | { kind: 'list'; path: string; entry: Field; length: number | undefined }

/** The fields of one kind of document. */
export function documentFields(name: DocumentName): Field & { kind: 'group' } {
  const field = toField(documentSchemas[name], '')
  if (field.kind !== 'group') throw new Error(`The document ${name} is not an object.`)
  return field
}

/** A field and all fields below it, from top to bottom. */
export function allFields(field: Field): Field[] {
  if (field.kind === 'group') return [field, ...Object.values(field.fields).flatMap(allFields)]
  if (field.kind === 'list') return [field, ...allFields(field.entry)]
  return [field]
}

interface AnySchema extends v.GenericSchema {
  wrapped?: AnySchema
  entries?: Record<string, AnySchema>
  item?: AnySchema
  pipe?: readonly { type: string; requirement?: unknown }[]
}

function toField(schema: AnySchema, path: string): Field {
  if (schema.wrapped) return toField(schema.wrapped, path)
  if (schema.entries) {
    const fields = Object.entries(schema.entries).map(
      ([key, part]) => [key, toField(part, path === '' ? key : `${path}.${key}`)] as const,
    )
    return { kind: 'group', path, fields: Object.fromEntries(fields) }
  }
  if (schema.item) {
    const length = schema.pipe?.find(({ type }) => type === 'length')?.requirement
    return {
      kind: 'list',
      path,
      entry: toField(schema.item, `${path}[]`),
      length: length === undefined ? undefined : Number(length),
    }
  }
  const kinds = Object.entries(fieldKinds) as [FieldKind, AnySchema][]
  const kind = kinds.find(([, known]) => known === schema)?.[0]
  if (!kind) throw new Error(`${path}: add its schema to fieldKinds in app/content/documents.ts.`)
  return { kind, path }
}
