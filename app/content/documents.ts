/** The shapes of the content documents that the team edits (DOC-6). */
import * as v from 'valibot'

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))
const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000))
/** A picture's name in the collection (`dubai-03`) or an address on this site (`/media/own.jpg`). */
const picture = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^([a-z0-9-]+|\/(?!\/)[^\s"'<>\\]+)$/, 'a picture name or a path that begins with /'),
)
/** A link: a fragment, a path on this site, or a web, mailto or tel address. */
const link = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^(#|\/(?!\/)|https?:\/\/|mailto:|tel:)[^\s"'<>\\]*$/,
    'a #fragment, a /path, https:, http:, mailto: or tel:',
  ),
)
/** An icon (components/icon.tsx); an unknown name is dropped, and a neutral icon is shown. */
const icon = v.picklist([
  'phone',
  'email',
  'whatsapp',
  'clock',
  'star',
  'handshake',
  'location',
  'reply',
  'check',
])

/** The types of single fields. */
export const fieldKinds = { line, text, picture, link, icon } as const

/**
 * An entry of a list. Any of its fields may be missing, but an entry without all of its `speaking`
 * fields has nothing to show.
 */
function entry<const Entries extends v.ObjectEntries>(
  entries: Entries,
  speaking: readonly (keyof Entries & string)[],
) {
  return v.pipe(
    v.partial(v.object(entries)),
    v.check(
      (given) => speaking.some((key) => Object.hasOwn(given, key)),
      `an entry with at least ${speaking.join(' or ')}`,
    ),
  )
}
const titled = ['title', 'description'] as const

const pageHero = v.partial(
  v.object({
    title: line,
    subtitle: line,
    description: text,
    backgroundImage: picture,
    backgroundAlt: line,
    ctaText: line,
    ctaLink: link,
  }),
)

/** One schema per kind of document. Every field may be missing; defaults replace it. */
export const documentSchemas = {
  hero: v.partial(
    v.object({
      subtitle: line,
      title: line,
      cta: v.partial(v.object({ primary: v.partial(v.object({ text: line })) })),
      scrollText: line,
    }),
  ),
  'page-hero': v.partial(
    v.object({ about: pageHero, services: v.partial(v.object({ description: text })) }),
  ),
  'why-choose-us': v.partial(
    v.object({
      title: line,
      subtitle1: text,
      subtitle2: text,
      features: v.array(entry({ title: line, description: text }, titled)),
    }),
  ),
  'image-scaling-section': v.partial(
    v.object({
      title: line,
      heading: line,
      description1: text,
      description2: text,
      imageSrc: picture,
      imageAlt: line,
    }),
  ),
  about: v.partial(
    v.object({
      whoWeAre: v.partial(
        v.object({
          title: line,
          heading: line,
          description1: text,
          description2: text,
          imageSrc: picture,
          imageAlt: line,
        }),
      ),
      services: v.partial(
        v.object({
          title: line,
          heading: line,
          buttonText: line,
          items: v.array(entry({ title: line, description: text }, titled)),
        }),
      ),
      cta: v.partial(
        v.object({ title: line, description: text, buttonText: line, buttonLink: link }),
      ),
    }),
  ),
  contact: v.partial(
    v.object({
      hero: pageHero,
      content: v.partial(
        v.object({
          title: line,
          description: text,
          contactDetails: v.array(
            entry({ icon, title: line, value: line, link }, ['title', 'value']),
          ),
          additionalInfo: v.array(entry({ icon, title: line, description: text }, titled)),
        }),
      ),
    }),
  ),
  home: v.partial(
    v.object({
      aboutSection: v.partial(
        v.object({
          subtitle: text,
          description1: text,
          description2: text,
          imageSrc: picture,
          imageAlt: line,
        }),
      ),
      contactSection: v.partial(
        v.object({
          title: line,
          description: text,
          features: v.array(entry({ icon, title: line, description: text }, titled)),
        }),
      ),
    }),
  ),
  'pre-footer': v.partial(
    v.object({ slogan: v.pipe(v.array(line), v.length(3)), closingLine: text }),
  ),
  'contact-form': v.partial(v.object({ title: line, subtitle: text, messageHint: line })),
} as const

/** A kind of content document; its name is the folder that it is in (DOC-1). */
export type DocumentName = keyof typeof documentSchemas

/** The valid part of the team's document of one kind. */
export type DocumentOf<Name extends DocumentName> = v.InferOutput<(typeof documentSchemas)[Name]>
