import * as v from 'valibot'
import { type DocumentName, type DocumentOf, documentSchemas } from './documents.ts'

/** What was wrong with a document: the field's path and what it should be. */
export interface DocumentFault {
  field: string
  problem: string
}

/** How many wrong fields are cut out before the whole document is given up. */
const mostFaults = 200

/**
 * Reads a fetched document: keeps every field that is right, drops every one that is wrong and
 * says which (decisions "Content documents"). A wrong entry of a list costs that entry only.
 */
export function parseDocument<Name extends DocumentName>(
  name: Name,
  data: unknown,
): { document: DocumentOf<Name>; faults: DocumentFault[] } {
  const schema = documentSchemas[name]
  const faults: DocumentFault[] = []
  if (Array.isArray(data)) {
    faults.push({ field: '(the whole document)', problem: 'a list where an object should be' })
    return { document: {} as DocumentOf<Name>, faults }
  }
  let candidate: unknown = structuredClone(data)

  while (faults.length < mostFaults) {
    const result = v.safeParse(schema, candidate)
    if (result.success) return { document: result.output as DocumentOf<Name>, faults }

    const paths = result.issues.map((issue) => ({
      keys: (issue.path ?? []).map((step) => step.key as string | number),
      problem: issue.message,
    }))
    if (paths.some(({ keys }) => keys.length === 0)) {
      faults.push({ field: '(the whole document)', problem: paths[0]?.problem ?? 'not an object' })
      return { document: {} as DocumentOf<Name>, faults }
    }
    const cut = new Map(paths.map(({ keys, problem }) => [toEntry(keys), { keys, problem }]))
    for (const { keys, problem } of cut.values()) faults.push({ field: keys.join('.'), problem })
    candidate = without(
      candidate,
      [...cut.values()].map(({ keys }) => keys),
    )
  }
  return { document: {} as DocumentOf<Name>, faults }
}

/** Where to cut: at the entry of a list that holds the wrong field, else at the field itself. */
function cutAt(keys: (string | number)[]): (string | number)[] {
  const index = keys.findIndex((key) => typeof key === 'number')
  return index === -1 ? keys : keys.slice(0, index + 1)
}

function toEntry(keys: (string | number)[]): string {
  return cutAt(keys).join('.')
}

function without(data: unknown, paths: (string | number)[][]): unknown {
  const copy = structuredClone(data)
  const lists = new Set<unknown[]>()
  for (const keys of paths) {
    const path = cutAt(keys)
    const last = path.at(-1)
    let parent = copy as Record<string | number, unknown>
    for (const key of path.slice(0, -1)) parent = parent[key] as Record<string | number, unknown>
    if (last === undefined) continue
    if (Array.isArray(parent)) {
      parent[last as number] = undefined
      lists.add(parent)
    } else delete parent[last]
  }
  for (const list of lists) {
    const kept = list.filter((entry) => entry !== undefined)
    list.splice(0, list.length, ...kept)
  }
  return copy
}
