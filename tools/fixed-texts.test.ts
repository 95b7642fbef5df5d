import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** Attributes whose value is displayed or announced. */
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'subtitle',
  'text',
  'title',
])

interface Node {
  type: string
  [field: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

/** The string literals that an expression can render, for any condition. */
function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsOf)
  if (!isNode(value)) return []
  switch (value.type) {
    case 'JSXText':
    case 'Literal':
      return typeof value.value === 'string' ? [value.value] : []
    case 'JSXExpressionContainer':
      return wordsOf(value.expression)
    case 'ConditionalExpression':
      return wordsOf([value.consequent, value.alternate])
    case 'LogicalExpression':
      return wordsOf(value.right)
    case 'TemplateLiteral':
      return (value.quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked)
    default:
      return []
  }
}

function isStyle(element: Node): boolean {
  return (element.openingElement as { name: { name?: string } }).name.name === 'style'
}

/** The visible words that are literals in a component's markup. */
function wordsInMarkup(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsInMarkup)
  if (typeof value !== 'object' || value === null) return []
  const here: string[] = []
  if (isNode(value)) {
    if (value.type === 'JSXFragment' || (value.type === 'JSXElement' && !isStyle(value))) {
      here.push(...wordsOf(value.children))
    }
    if (value.type === 'JSXAttribute') {
      const { name } = value.name as { name: string }
      if (spokenAttributes.has(name)) here.push(...wordsOf(value.value))
    }
  }
  return [...here, ...Object.values(value).flatMap(wordsInMarkup)]
}

function wordsIn(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  expect(errors, file).toEqual([])
  return wordsInMarkup(program)
    .map((words) => words.trim())
    .filter((words) => /\p{L}/u.test(words))
}

// SITE-7
test('finds words in markup', () => {
  const source = `export const Part = ({ on }) => (
    <p aria-label={on ? 'Open' : texts.closed} className="part" title="A title">
      Plain words {on && ' more words'} {\`Part \${on} of it\`} {texts.fine} <style>{\`p {}\`}</style>
    </p>
  )`
  expect(wordsIn('part.tsx', source).sort()).toEqual([
    'A title',
    'Open',
    'Part',
    'Plain words',
    'more words',
    'of it',
  ])
})

// SITE-7
test('components contain no visible words', () => {
  const components = globSync('app/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
  expect(components.length).toBeGreaterThan(60)
  const found = components.flatMap((file) =>
    wordsIn(file, readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`),
  )
  expect(found).toEqual([])
})
