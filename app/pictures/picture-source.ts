/** The widest portrait version for phones, px. Wider ones are for tablets. */
export const phoneWidth = 960

/** One picture of the site as its derivatives are served: `<base>-<width>.avif` and `<base>-<width>.webp`. */
export interface PictureSource {
  /** The master's name in media/masters, without its extension. */
  id: string
  /** Absolute path of the derivatives up to the width, e.g. `/media/dubai-hero.3fa2b1c9`. */
  base: string
  /** Available widths in px, ascending; the last is `width`. */
  widths: number[]
  /** Widths in px of the portrait version, a crop around the focus or a separate picture: `<base>-upright-<width>`; heroes only. */
  uprightWidths?: number[]
  /** Width of the largest derivative, px. */
  width: number
  /** Height of the largest derivative, px. */
  height: number
  /** The alternative text. */
  alt: string
  /** A WebP, 12 px wide, as a data URI. */
  placeholder: string
  /** The CSS `object-position` that keeps the subject in a crop. */
  focus: string
  /** The portrait version for the landing page's panes and for tablets: `<base>-pane-<width>`; only heroes with a separate portrait picture. */
  pane?: {
    /** Available widths in px, ascending. */
    widths: number[]
    /** Width divided by height. */
    ratio: number
    placeholder: string
    focus: string
  }
  /** The colour of its shadows, as `#rrggbb`, which darkens the picture behind text; heroes only. */
  shade?: string
}

/** A picture of the collection, or one that the team added to the host under its own path. */
export type AnyPicture = PictureSource | { src: string }
