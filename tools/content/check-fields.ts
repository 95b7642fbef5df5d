/** Checks of a single document: types, missing and unknown fields, lengths, tokens, tags. */

import type { CityKey } from '../../app/cities/cities.ts'
import { type DocumentName, fieldKinds } from '../../app/content/documents.ts'
import { parseDocument, wholeDocument } from '../../app/content/parse-document.ts'
import { fillTokens, tokenNames, unknownTokens } from '../../app/content/tokens.ts'
import { allFields, documentFields, type Field } from './document-fields.ts'
import { type Value, walkDocument } from './document-walk.ts'
import { fieldGuide } from './field-guide.ts'
import type { FieldFinding } from './finding.ts'

/** Runs the checks that need only this document. */
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

/** Description of the values of each kind of field (app/content/documents.ts). */
const taken: Readonly<Record<Field['kind'], string>> = {
  line: 'a text of 1 to 200 characters in quotation marks',
  text: 'a text of 1 to 2000 characters in quotation marks',
  picture: 'a name of the collection or a path that begins with /',
  link: 'a #fragment, a /path, or an address with https:, mailto: or tel:',
  icon: `one of ${fieldKinds.icon.options.join(', ')}`,
  list: 'a list in [square brackets]',
  group: 'a group of fields in {braces}',
}

function wrongValues(name: DocumentName, data: unknown): FieldFinding[] {
  const fields = allFields(documentFields(name))
  return parseDocument(name, data).faults.map(({ field }) => {
    const at = field === wholeDocument ? '' : field
    const known = fields.find(({ path }) => path === at.replace(/\.\d+(?=\.|$)/g, '[]'))
    const size = known?.kind === 'list' && known.length ? ` of ${known.length} entries` : ''
    return {
      field,
      problem: `the site ignores this: the field takes ${taken[known?.kind ?? 'group']}${size}`,
      remedy: at
        ? 'Correct the value, or remove the field to use its default.'
        : 'Restore the file from its last version.',
    }
  })
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
  return walkDocument(documentFields(name), data).unknown.map(({ at, known }) => ({
    field: at,
    problem: 'no page reads this field',
    remedy: `Rename or remove it. The fields here are ${known.join(', ')}.`,
  }))
}

/** Finds texts that are too long for the layout, with tokens filled for the city. */
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
    problem: `{${token}} is not a token: visitors see the word ${token}`,
    remedy: `Use one of ${tokenNames.map((name) => `{${name}}`).join(', ')}, or plain words.`,
  }))
}

const tag = /<\/?([a-z][\w-]*)[^>]*>/gi
/** The tags that sanitise-html.ts keeps. */
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
        problem: isHtml(value) ? `the site removes <${wrong}>` : `visitors see <${wrong}> as text`,
        remedy: isHtml(value)
          ? `Use only ${allowedTags.map((found) => `<${found}>`).join(', ')}.`
          : 'Write plain words.',
      },
    ]
  })
}

/** The text as a visitor reads it. */
function visibleText(text: string, city: CityKey): string {
  return fillTokens(text, city)
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<[^>]+>/g, '')
    .trim()
}
