/** One picture of the site as its derivatives are served: `<base>-<width>.avif` and `<base>-<width>.webp`. */
export interface PictureSource {
  /** The master's name in media/masters, without its extension. */
  id: string
  /** Absolute path of the derivatives up to the width, e.g. `/media/dubai-hero.3fa2b1c9`. */
  base: string
  /** Widths on offer in px, ascending; the last is `width`. */
  widths: number[]
  /** Widths in px of the version for upright windows, a crop around the focus or a picture of its own: `<base>-upright-<width>`; heroes only. */
  uprightWidths?: number[]
  /** Width of the largest derivative, px. */
  width: number
  /** Height of the largest derivative, px. */
  height: number
  /** What is seen, for those who do not see it. */
  alt: string
  /** A WebP, 12 px wide, as a data URI. */
  placeholder: string
  /** The CSS `object-position` that keeps the subject in a crop. */
  focus: string
  /** The version for upright windows once more, in the quality of a landing page's pane: `<base>-pane-<width>`; heroes composed anew alone. */
  pane?: {
    /** Widths on offer in px, ascending. */
    widths: number[]
    /** Width over height. */
    ratio: number
    placeholder: string
    focus: string
  }
  /** The colour of its shadows, as `#rrggbb`: what darkens the picture where words stand; heroes only. */
  shade?: string
}

/** A picture of the collection, or one that the team has put on the host under a path of its own. */
export type AnyPicture = PictureSource | { src: string }
