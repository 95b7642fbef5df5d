/** Checks of what a document refers to: links, pictures, e-mail addresses and phone numbers. */
import type { DocumentName } from '../../app/content/documents.ts'
import { classifyPath, pageOfPath } from '../../app/site/route-table.ts'
import { documentFields } from './document-fields.ts'
import { type Value, walkDocument } from './document-walk.ts'
import { fieldGuide } from './field-guide.ts'
import type { FieldFinding } from './finding.ts'

/** What documents can refer to. */
export interface Surroundings {
  /** Names of the pictures in the collection. */
  pictures: ReadonlySet<string>
  /** Whether the site has a file at a path, such as `/media/own.jpg`. */
  isFile: (path: string) => boolean
}

/** The fragments that a link may name, by page. */
export const fragments: Readonly<Record<string, readonly string[]>> = {
  '/home': ['elements', 'about-house', 'why-choose-us', 'contact-team', 'contact-form'],
  '/about': ['who-we-are', 'services-overview', 'why-choose-us', 'closing-call'],
  '/services': ['earth', 'water', 'fire', 'air', 'aether'],
  '/contact': ['why-choose-us', 'directly', 'contact-form'],
}

/** Finds dead links and missing pictures. */
export function checkReferences(
  name: DocumentName,
  data: unknown,
  surroundings: Surroundings,
): FieldFinding[] {
  const { values } = walkDocument(documentFields(name), data)
  return [
    ...values.flatMap((value) => deadLinks(name, value, surroundings)),
    ...values.flatMap((value) => lostPictures(value, surroundings)),
    ...pictureTexts(values),
  ]
}

function deadLinks(name: DocumentName, value: Value, { isFile }: Surroundings): FieldFinding[] {
  const inText = [...value.text.matchAll(/<a\s[^>]*href=["']?([^"'\s>]*)/gi)]
  const links = value.kind === 'link' ? [value.text] : inText.map(([, href = '']) => href)
  return links.flatMap((link) => {
    const problem = problemOf(link.trim(), fieldGuide[name].page, isFile)
    if (problem === undefined) return []
    return [{ field: value.at, problem: `"${link}" ${problem.what}`, remedy: problem.remedy }]
  })
}

/** The form of links to other places than pages of the site, by their beginning. */
const forms: readonly { begin: RegExp; form: RegExp; what: string; remedy: string }[] = [
  {
    begin: /^mailto:/,
    form: /^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+/,
    what: 'is not an e-mail address',
    remedy: 'Write mailto:name@company.example.',
  },
  {
    begin: /^tel:/,
    form: /^tel:\+\d{7,15}$/,
    what: 'cannot be dialled from every country',
    remedy: 'Write tel:+, the country code and the digits, without spaces.',
  },
]

function problemOf(link: string, page: string, isFile: Surroundings['isFile']) {
  const wrong = forms.find(({ begin, form }) => begin.test(link) && !form.test(link))
  if (wrong || !/^[/#]/.test(link)) return wrong
  const [path = '', fragment] = link.split('#')
  const target = path.replace(/\?.*/, '') || page
  if (classifyPath(target).kind === 'unknown') {
    if (isFile(target)) return undefined
    return {
      what: 'leads to no page of the site',
      remedy: `Pages are ${Object.keys(fragments).join(', ')}, /city/{name} and the services' own.`,
    }
  }
  const places = fragments[pageOfPath(target)]
  if (!fragment || places === undefined || places.includes(fragment)) return undefined
  return {
    what: `names a place that ${target} does not have`,
    remedy: `Places there are ${places.map((place) => `#${place}`).join(', ')}.`,
  }
}

function lostPictures({ at, kind, text }: Value, surroundings: Surroundings): FieldFinding[] {
  if (kind !== 'picture') return []
  const name = text.trim()
  if (name.startsWith('/') ? surroundings.isFile(name) : surroundings.pictures.has(name)) return []
  return [
    {
      field: at,
      problem: `there is no picture "${name}": visitors see the page's default`,
      remedy: name.startsWith('/')
        ? `Put the file at public${name}, or name a picture of the collection.`
        : 'Take a name from media/alt.json.',
    },
  ]
}

/** A file outside the collection needs an alternative text. A picture of the collection has one. */
function pictureTexts(values: readonly Value[]): FieldFinding[] {
  return values
    .filter(({ kind }) => kind === 'picture')
    .flatMap(({ at, text }) => {
      const field = at.replace(/(?:Src|Image)$/, 'Alt')
      const isOwn = text.startsWith('/')
      if (isOwn === values.some((value) => value.at === field)) return []
      const [problem, remedy] = isOwn
        ? [
            'the picture has no alternative text for people who cannot see it',
            'Describe in one sentence what it shows.',
          ]
        : [
            'a picture of the collection has its own text, which this one replaces',
            'Remove the field, and correct the text in media/alt.json if it is wrong.',
          ]
      return [{ field, problem, remedy }]
    })
}
