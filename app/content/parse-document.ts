import * as v from 'valibot'
import { type DocumentName, type DocumentOf, documentSchemas } from './documents.ts'

/** What was wrong with a document: the field's path and what it should be. */
export interface DocumentFault {
  field: string
  problem: string
}

/** The name of the field where the whole document is at fault. */
export const wholeDocument = '(the whole document)'

/**
 * Reads a fetched document: keeps every field that is right, leaves every one out that is wrong, and
 * says which. A wrong field of a list's entry costs that field; an entry goes where nothing is left
 * of it that it could say.
 */
export function parseDocument<Name extends DocumentName>(
  name: Name,
  data: unknown,
): { parsed: DocumentOf<Name>; faults: DocumentFault[] } {
  const faults: DocumentFault[] = []
  const parsed = keepRight(documentSchemas[name], data, '', faults) ?? {}
  return { parsed: parsed as DocumentOf<Name>, faults }
}

/** What of a value its schema accepts; undefined where that is nothing. */
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
    // To valibot a list is an object too.
    faults.push({ field: field || wholeDocument, problem: 'a list where an object should be' })
    return undefined
  }
  // What is left of a list or an object may still be too little, and a value is judged only here.
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
