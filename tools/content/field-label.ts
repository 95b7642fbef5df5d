import type { DocumentName } from '../../app/content/documents.ts'
import { fieldGuide } from './field-guide.ts'

/**
 * A field's label in the editor's form: `features.0.title` is "Reasons 1, Heading". Empty if the form
 * does not have the field.
 */
export function fieldLabel(name: DocumentName, field: string): string {
  const { fields } = fieldGuide[name]
  const labels: string[] = []
  let path = ''
  for (const key of field.split('.')) {
    if (/^\d+$/.test(key)) {
      path += '[]'
      // The form counts its entries from one.
      labels.push(`${labels.pop() ?? ''} ${Number(key) + 1}`)
      continue
    }
    path = path === '' ? key : `${path}.${key}`
    const label = fields[path]?.label
    if (label === undefined) return ''
    labels.push(label)
  }
  return labels.join(', ')
}
