import type { DocumentName } from '../../app/content/documents.ts'
import { fieldGuide } from './field-guide.ts'

/**
 * A field as the editor's form names it: `features.0.title` is "Reasons 1, Heading". Empty where the
 * form has no such field.
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
