/** The service that a page with the form is about (FORM-9). */
export interface ServiceOfPage {
  name: string
  /** What the message should say, as it completes the hint under its field. */
  ask: string
}
