/** JSON Schemas of the documents, with which editors complete fields and mark errors. */
import { toJsonSchema } from '@valibot/to-json-schema'
import { documentNames } from '../../app/content/document-path.ts'
import { type DocumentName, documentSchemas } from '../../app/content/documents.ts'
import { documentFields, type Field } from './document-fields.ts'
import { type FieldGuide, fieldGuide } from './field-guide.ts'

/** The parts of a JSON Schema that this module uses. */
interface Schema {
  properties?: Record<string, Schema>
  items?: Schema
  [keyword: string]: unknown
}

/** The path of a kind's schema from the repository's root. */
function schemaFile(name: DocumentName): string {
  return `schemas/${name}.schema.json`
}

/** The `$schema` of a document: the relative path from `public/assets/content/{page}/jsons/`. */
export function schemaReference(name: DocumentName): string {
  return `../../../../../${schemaFile(name)}`
}

/** The text of a kind's schema file. */
function jsonSchemaText(name: DocumentName): string {
  const { $schema, ...schema } = toJsonSchema(documentSchemas[name], {
    // JSON Schema cannot express them.
    ignoreActions: ['trim', 'check'],
  }) as Schema
  describe(schema, documentFields(name), fieldGuide[name].fields)
  const written = {
    $schema,
    title: fieldGuide[name].label,
    ...schema,
    properties: { $schema: { type: 'string' }, ...schema.properties },
  }
  return `${JSON.stringify(written, null, 2)}\n`
}

/** The text of every schema file, by its path. */
export function jsonSchemaFiles(): Map<string, string> {
  return new Map(documentNames.map((name) => [schemaFile(name), jsonSchemaText(name)]))
}

function describe(schema: Schema, field: Field, guide: Readonly<Record<string, FieldGuide>>): void {
  const { label, hint, max } = guide[field.path] ?? {}
  if (label !== undefined) schema.title = label
  if (hint !== undefined) schema.description = hint
  // An approximation: it counts the characters of a token, the check counts those of its fact.
  if (max !== undefined) schema.maxLength = max
  if (field.kind === 'group') {
    schema.additionalProperties = false
    for (const [key, part] of Object.entries(field.fields)) {
      const below = schema.properties?.[key]
      if (below) describe(below, part, guide)
    }
  }
  if (field.kind === 'list' && schema.items) describe(schema.items, field.entry, guide)
}
