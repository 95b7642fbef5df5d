declare module '@adobe/structured-data-validator' {
  /** A finding: `ERROR` for a type that does not exist or a required property that is missing, else `WARNING`. */
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
