/** What the components say by themselves, wherever they stand. */
export const componentTexts = {
  /** Follows the words of a link; read aloud only (A11Y-5). */
  newTab: ' (opens in a new tab)',
  /** Follows the label of a field. */
  optional: ' (optional)',
  /** Stands for a picture that cannot be shown (ERR-1). */
  noPicture: 'Image not available',
  /** A list that is searched by typing. */
  list: {
    show: (label: string) => `${label}: show the list`,
    nothing: 'Nothing by that name',
    found: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  },
} as const
