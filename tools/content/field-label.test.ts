import { expect, test } from 'vitest'
import { fieldLabel } from './field-label.ts'

test.each([
  ['hero', 'title', 'Title'],
  ['hero', 'cta.primary.text', 'Call to action, First button, Button'],
  ['why-choose-us', 'features.0.title', 'Reasons 1, Heading'],
  ['hero', 'tittle', ''],
  ['hero', '', ''],
] as const)('%s %s is “%s” in the form', (name, field, label) => {
  expect(fieldLabel(name, field)).toBe(label)
})
