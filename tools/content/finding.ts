/** A problem in a document. */
export interface Finding {
  /** The file, from the repository's root. */
  file: string
  /** The field's place in it: `features.0.title`. */
  field: string
  problem: string
  /** How to correct it. */
  remedy: string
}

/** A finding of a check that does not know the file. */
export type FieldFinding = Omit<Finding, 'file'>
