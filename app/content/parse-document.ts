import * as v from 'valibot'
import { type DocumentName, type DocumentOf, documentSchemas } from './documents.ts'

/** An error in a document: the field's path and what is expected. */
export interface DocumentFault {
  field: string
  problem: string
}

/** The field name of an error about the whole document. */
export const wholeDocument = '(the whole document)'

/**
 * Parses a fetched document: keeps every valid field, leaves out every invalid one, and reports which.
 * An invalid field of a list entry drops only that field; an entry is dropped if it has nothing left to
 * show.
 */
export function parseDocument<Name extends DocumentName>(
  name: Name,
  data: unknown,
): { parsed: DocumentOf<Name>; faults: DocumentFault[] } {
  const faults: DocumentFault[] = []
  const parsed = keepRight(documentSchemas[name], data, '', faults) ?? {}
  return { parsed: parsed as DocumentOf<Name>, faults }
}

/** The part of a value that its schema accepts; undefined if nothing is left. */
function keepRight(
  schema: v.GenericSchema,
  value: unknown,
  field: string,
  faults: DocumentFault[],
): unknown {
  let candidate = value
  if (isOf(schema, 'optional')) {
    return value === undefined ? undefined : keepRight(schema.wrapped, value, field, faults)
  }
  if (isOf(schema, 'object') && isRecord(value)) {
    candidate = Object.fromEntries(
      Object.entries(schema.entries)
        .filter(([key]) => Object.hasOwn(value, key))
        .map(([key, part]) => [key, keepRight(part, value[key], join(field, key), faults)])
        .filter(([, kept]) => kept !== undefined),
    )
  } else if (isOf(schema, 'array') && Array.isArray(value)) {
    candidate = value
      .map((entry, index) => keepRight(schema.item, entry, join(field, String(index)), faults))
      .filter((entry) => entry !== undefined)
  } else if (isOf(schema, 'object') && Array.isArray(value)) {
    // valibot accepts a list as an object.
    faults.push({ field: field || wholeDocument, problem: 'a list where an object should be' })
    return undefined
  }
  // The rest of a list or an object may still be too little, and plain values are only checked here.
  const result = v.safeParse(schema, candidate)
  if (result.success) return result.output
  faults.push({ field: field || wholeDocument, problem: result.issues[0].message })
  return undefined
}

interface Containers {
  optional: { wrapped: v.GenericSchema }
  object: { entries: Record<string, v.GenericSchema> }
  array: { item: v.GenericSchema }
}

function isOf<Type extends keyof Containers>(
  schema: v.GenericSchema,
  type: Type,
): schema is v.GenericSchema & Containers[Type] {
  return schema.type === type
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function join(field: string, key: string): string {
  return field === '' ? key : `${field}.${key}`
}
