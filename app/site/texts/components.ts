/** The components' own texts. */
export const componentTexts = {
  /** Follows the text of a link; for screen readers only (A11Y-5). */
  newTab: ' (opens in a new tab)',
  /** Follows the label of a field. */
  optional: ' (optional)',
  /** Replaces a picture that cannot be shown (ERR-1). */
  noPicture: 'Image not available',
  /** A select with a search field. */
  list: {
    show: (label: string) => `${label}: show the list`,
    nothing: 'Nothing by that name',
    found: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  },
} as const
