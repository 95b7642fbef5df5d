/** Checks of one document alone: types, missing and unknown fields, lengths, tokens, tags. */

import type { CityKey } from '../../app/cities/cities.ts'
import type { DocumentName } from '../../app/content/documents.ts'
import { parseDocument, wholeDocument } from '../../app/content/parse-document.ts'
import { fillTokens, tokenNames, unknownTokens } from '../../app/content/tokens.ts'
import { documentFields } from './document-fields.ts'
import { type Value, walkDocument } from './document-walk.ts'
import { fieldGuide } from './field-guide.ts'
import type { FieldFinding } from './finding.ts'
import { plainProblem } from './plain-problem.ts'

/** Everything that can be said of a document without the others. */
export function checkFields(name: DocumentName, city: CityKey, data: unknown): FieldFinding[] {
  return [
    ...wrongValues(name, data),
    ...missingFields(name, data),
    ...unknownFields(name, data),
    ...tooLong(name, city, data),
    ...strangeTokens(data),
    ...strangeTags(name, data),
  ]
}

function wrongValues(name: DocumentName, data: unknown): FieldFinding[] {
  return parseDocument(name, data).faults.map(({ field, problem }) => ({
    field,
    problem: `the site leaves this out: ${plainProblem(problem)}`,
    remedy:
      field === wholeDocument
        ? 'Restore the file from its last version.'
        : 'Correct the value, or remove the field: its default then stands.',
  }))
}

function missingFields(name: DocumentName, data: unknown): FieldFinding[] {
  const guide = fieldGuide[name].fields
  return walkDocument(documentFields(name), data)
    .missing.filter(({ path }) => !guide[path]?.optional)
    .map(({ at, path }) => ({
      field: at,
      problem: `"${guide[path]?.label ?? path}" is missing: visitors see the same default in every city`,
      remedy: 'Add the field and write the text for this city.',
    }))
}

function unknownFields(name: DocumentName, data: unknown): FieldFinding[] {
  return walkDocument(documentFields(name), data).unknown.map(({ at, key, known }) => {
    const meant = known.find((other) => isSpelledLike(key, other))
    return {
      field: at,
      problem: 'no page reads this field',
      remedy: meant ? `Rename it to "${meant}".` : `Remove it, or use one of: ${known.join(', ')}.`,
    }
  })
}

/** Texts that do not fit into their place, tokens filled for the city. */
export function tooLong(name: DocumentName, city: CityKey, data: unknown): FieldFinding[] {
  return walkDocument(documentFields(name), data).values.flatMap(({ at, path, text }) => {
    const max = fieldGuide[name].fields[path]?.max
    const length = visibleText(text, city).length
    if (max === undefined || length <= max) return []
    return [
      {
        field: at,
        problem: `${length} characters, where ${max} fit on a phone`,
        remedy: `Shorten it by ${length - max}.`,
      },
    ]
  })
}

function strangeTokens(data: unknown): FieldFinding[] {
  return unknownTokens(data).map(({ field, token }) => ({
    field,
    problem: `nothing fills {${token}}: visitors see the word ${token}`,
    remedy: `Use one of ${tokenNames.map((name) => `{${name}}`).join(', ')}, or plain words.`,
  }))
}

const tag = /<\/?([a-z][\w-]*)[^>]*>/gi
/** The same that sanitise-html.ts lets through. */
const allowedTags = ['a', 'br', 'strong', 'em', 'b', 'i', 'span']

function strangeTags(name: DocumentName, data: unknown): FieldFinding[] {
  const isHtml = ({ path }: Value) => fieldGuide[name].fields[path]?.html === true
  return walkDocument(documentFields(name), data).values.flatMap((value) => {
    const tags = [...value.text.matchAll(tag)].map(([, found = '']) => found.toLowerCase())
    const wrong = isHtml(value) ? tags.find((found) => !allowedTags.includes(found)) : tags[0]
    if (wrong === undefined) return []
    return [
      {
        field: value.at,
        problem: isHtml(value)
          ? `the site takes <${wrong}> out`
          : `visitors see <${wrong}> as it is written`,
        remedy: isHtml(value)
          ? `Use only ${allowedTags.map((found) => `<${found}>`).join(', ')}.`
          : 'Write plain words.',
      },
    ]
  })
}

/** What a visitor reads of a text. */
function visibleText(text: string, city: CityKey): string {
  return fillTokens(text, city)
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<[^>]+>/g, '')
    .trim()
}

/** Whether two keys differ in capitals, or by one letter at most. */
function isSpelledLike(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  if (a === b) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1 || long.length < 3) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at)
  return rest === long.slice(at + 1) || isSwapped(short, long, at)
}

function isSwapped(a: string, b: string, at: number): boolean {
  return (
    a.length === b.length &&
    a[at] === b[at + 1] &&
    a[at + 1] === b[at] &&
    a.slice(at + 2) === b.slice(at + 2)
  )
}
