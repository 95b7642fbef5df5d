declare module '@adobe/structured-data-validator' {
  /** A finding: `ERROR` for an unknown type or a missing required property, otherwise `WARNING`. */
  export interface Issue {
    rootType: string
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    fieldNames: string[]
  }

  export default class Validator {
    /** @param vocabulary The classes and properties of schema.org as JSON-LD. */
    constructor(vocabulary: { '@graph': readonly object[] })
    /** @param data The nodes of a page by format and by type. */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
