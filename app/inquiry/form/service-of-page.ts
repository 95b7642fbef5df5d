/** The service of a page with the form (FORM-9). */
export interface ServiceOfPage {
  name: string
  /** What the message should say; completes the hint under its field. */
  ask: string
}
