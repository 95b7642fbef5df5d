import type { PictureSource } from '../pictures/picture-source.ts'
import type { ElementId } from './elements.ts'
import type { ServiceSlug } from './services.ts'

/**
 * One service: the texts and the picture that turn the home page into its page. All cities show them,
 * so they name no landscape, season or law of one city. `heading`, `description1` and
 * `description2` may contain tokens, as documents may; `subtitle`, `title` and `metaDescription` only
 * `{city}`, the selected city's name.
 */
export type Service<Slug extends ServiceSlug = ServiceSlug> = ServiceTexts<Slug> &
  (SharedTexts | LocalTexts)

interface ServiceTexts<Slug> {
  /** The address of its page without the slash, and the name of its file. */
  readonly slug: Slug
  readonly name: string
  /** The chapter of the services page that it belongs to. */
  readonly element: ElementId
  /** The hero's label. */
  readonly subtitle: string
  /** Label over the heading of the image-scaling section. */
  readonly title: string
  /** What we do and what to tell us, true in every city. */
  readonly description2: string
  /** Three related services, the closest first (ROUTE-8). */
  readonly neighbours: readonly [ServiceSlug, ServiceSlug, ServiceSlug]
  /** What the message of an inquiry should say; completes the hint under the field (FORM-9). */
  readonly ask: string
  /** 110 to 155 characters in every city. */
  readonly metaDescription: string
  readonly picture: PictureSource
  /** Replaces `picture` in northern climates. */
  readonly northernPicture?: PictureSource
}

/** A service that is the same in every city. */
interface SharedTexts {
  /** Heading of the image-scaling section, at most 8 words. */
  readonly heading: string
  /** What the service is. */
  readonly description1: string
}

/** A service with its own heading and first text in each city's `service-texts.ts`. */
interface LocalTexts {
  readonly heading?: undefined
  readonly description1?: undefined
}
