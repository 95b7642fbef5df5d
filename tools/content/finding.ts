/** Something to mend in a document before it is published. */
export interface Finding {
  /** The file, from the repository's root. */
  file: string
  /** The field's place in it: `features.0.title`. */
  field: string
  problem: string
  /** What to do about it. */
  remedy: string
}

/** A finding of a check that does not know which file it reads. */
export type FieldFinding = Omit<Finding, 'file'>

/** A remedy as a sentence, whichever way the check wrote it. */
export function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
}
