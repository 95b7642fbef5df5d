/** The editor's forms, from the same schemas and limits that the checks use. */
import type { CmsConfig, Field as FormField } from '@sveltia/cms'
import { cityList } from '../../app/cities/cities.ts'
import { documentNames, documentPath } from '../../app/content/document-path.ts'
import { type DocumentName, fieldKinds } from '../../app/content/documents.ts'
import { tokenNames } from '../../app/content/tokens.ts'
import { longestAlternative } from '../content/check-alternatives.ts'
import { alternativesFile } from '../content/content-files.ts'
import { documentFields, type Field } from '../content/document-fields.ts'
import { fieldGuide } from '../content/field-guide.ts'
import { schemaReference } from '../content/json-schemas.ts'

/** Fields for longer texts have several lines, characters. */
const oneLine = 80

/** Alternative texts by picture name. */
type Alternatives = Readonly<Record<string, string>>

/** The configuration of the editor: a group for each city, a form for each document, and the pictures' texts. */
export function editorConfig(alternatives: Alternatives): CmsConfig {
  return {
    load_config_file: false,
    // The editor also uses this backend for a local working copy. Nothing is sent to a server.
    backend: { name: 'github', repo: 'levo/website', branch: 'main' },
    output: { omit_empty_optional_fields: true },
    app_title: 'Levo: texts',
    // The development server shows the site instead.
    editor: { preview: false },
    media_folder: 'public/media',
    public_folder: '/media',
    collections: [
      ...cityList.map(({ key, name: label }) => ({
        name: key,
        label,
        icon: 'location_city',
        description: `Tokens for all texts: ${tokenNames.map((name) => `{${name}}`).join(' ')}`,
        files: documentNames.map((name) => ({
          name,
          label: fieldGuide[name].label,
          file: `public${documentPath(name, key)}`,
          fields: [
            {
              name: '$schema',
              label: 'Schema',
              widget: 'hidden' as const,
              default: schemaReference(name),
            },
            ...fieldsOf(documentFields(name), name, alternatives),
          ],
        })),
      })),
      {
        name: 'pictures',
        label: 'Pictures',
        icon: 'image',
        files: [
          {
            name: 'alternatives',
            label: 'What each picture shows',
            file: alternativesFile,
            fields: Object.keys(alternatives).map((id) => ({
              name: id,
              label: id,
              widget: 'text' as const,
              maxlength: longestAlternative,
              hint: `For people who cannot see it. On the site after "npm run media".`,
            })),
          },
        ],
      },
    ],
  }
}

function fieldsOf(
  group: Field & { kind: 'group' },
  name: DocumentName,
  alternatives: Alternatives,
): FormField[] {
  return Object.entries(group.fields).map(([key, field]) =>
    toFormField(key, field, name, alternatives),
  )
}

function toFormField(
  key: string,
  field: Field,
  inDocument: DocumentName,
  alternatives: Alternatives,
): FormField {
  const { label = key, hint, max, optional } = fieldGuide[inDocument].fields[field.path] ?? {}
  const common = { name: key, label, hint, required: !optional }
  switch (field.kind) {
    case 'group':
      return { ...common, widget: 'object', fields: fieldsOf(field, inDocument, alternatives) }
    case 'list': {
      const size = field.length === undefined ? {} : { min: field.length, max: field.length }
      const { entry } = field
      const single = fieldGuide[inDocument].fields[entry.path]?.label
      if (entry.kind !== 'group') {
        const item = toFormField('word', entry, inDocument, alternatives)
        return { ...common, ...size, widget: 'list', label_singular: single, field: item }
      }
      const fields = fieldsOf(entry, inDocument, alternatives)
      return { ...common, ...size, widget: 'list', label_singular: single, fields }
    }
    case 'icon':
      return { ...common, required: false, widget: 'select', options: [...fieldKinds.icon.options] }
    case 'picture':
      return {
        ...common,
        widget: 'select',
        options: Object.entries(alternatives).map(([id, text]) => ({
          label: `${id}: ${text}`,
          value: id,
        })),
      }
    case 'link':
      return {
        ...common,
        widget: 'string',
        pattern: [
          '^(#|/(?!/)|https?://|mailto:|tel:)\\S*$',
          'Begin with #, /, https://, mailto: or tel:',
        ],
      }
    default:
      return { ...common, maxlength: max, widget: (max ?? 0) > oneLine ? 'text' : 'string' }
  }
}
